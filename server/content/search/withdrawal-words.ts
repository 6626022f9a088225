import type { AskingWords } from './contact-words.ts';

/**
 * How customers of each language say that they want to withdraw from a contract (behaviour/search 23). Words for cancelling an
 * order that is still on its way are not among them: that is another thing, and an article.
 */
export const withdrawalWords: AskingWords = {
  bg: {
    says: 'отказ отказване отказвам откажа отказа',
    around:
      'от договор договора договори покупка покупката право правото на формуляр срок да искам как мога се 14 дни законно',
  },
  cs: {
    says: 'odstoupení odstoupit odstupuji odstoupím odstoupeni',
    around:
      'od smlouvy smlouva kupní nákupu koupě právo na formulář lhůta chci jak mohu můžu 14 dní bez udání důvodu',
  },
  da: {
    says: 'fortryde fortryd fortrydelse fortrydelsesret fortrydelsesretten fortrydelsesformular fortrydelsesfrist',
    around: 'køb købet mit et aftale aftalen kontrakt jeg vil kan hvordan min ret til at 14 dage bruge en',
  },
  de: {
    says: 'widerruf widerrufen widerrufe widerrufsrecht widerrufsformular widerrufsbelehrung widerrufsfrist widerrufsbutton widerrufserklärung rücktritt rücktrittsrecht zurücktreten',
    around:
      'vom von den der das die kauf vertrag kaufvertrag vertrages bestellung meine meinen ich möchte will wie kann online hier 14 tage tagen recht frist formular muster erklären einreichen',
  },
  el: {
    says: 'υπαναχώρηση υπαναχώρησης υπαναχωρώ υπαναχωρήσω ypanachorisi',
    around:
      'από τη την σύμβαση σύμβασης αγορά αγοράς δικαίωμα το έντυπο φόρμα προθεσμία θέλω να πώς μπορώ 14 ημέρες',
  },
  en: {
    says: 'withdraw withdrawal withdrawing withdrawn',
    around:
      'from the a of my contract purchase order sale right to form period button i want how do can online here 14 days day law legal statutory',
  },
  es: {
    says: 'desistir desistimiento desisto',
    around:
      'de del la el contrato compra pedido mi derecho a formulario plazo quiero cómo puedo 14 días legal',
  },
  et: {
    says: 'taganeda taganemine taganen taganemisõigus taganemisavaldus taganemisvorm',
    around: 'lepingust leping ostust ost müügilepingust õigus soovin tahan kuidas saan 14 päeva',
  },
  fi: {
    says: 'peruuttamisoikeus peruuttamisoikeuden peruuttamislomake peruuttamisilmoitus peruutusoikeus peruutuslomake',
    around: 'käyttää haluan miten voin 14 päivää',
    // An order is cancelled with the same word.
    saysBeside: {
      words: 'peruuta peruutan peruuttaa peruuttaminen peruutus perua perun peruminen',
      of: 'sopimus sopimuksen kauppa kaupan ostos ostoksen kauppasopimus kauppasopimuksen',
    },
  },
  fr: {
    says: 'rétractation rétracter rétracte',
    around:
      'se me du de la le mon ma d un contrat achat commande droit formulaire délai exercer je veux voudrais comment puis 14 jours légal en ligne',
  },
  hu: {
    says: 'elállás elállok elállni elállási elállásom',
    around:
      'a az szerződéstől szerződés vásárlástól vásárlás jog joga nyilatkozat űrlap határidő szeretnék hogyan tudok 14 napos nap',
  },
  it: {
    says: 'recesso recedere recedo',
    around:
      'dal dall di del il un contratto acquisto ordine mio diritto modulo termine voglio vorrei come posso 14 giorni legale',
  },
  lt: {
    says: 'atsisakyti atsisakymas atsisakau atsisakymo',
    around: 'sutarties sutartis pirkimo pirkinio pirkimas teisė forma terminas noriu kaip galiu nuo 14 dienų',
  },
  lv: {
    says: 'atteikties atteikums atteikuma atteikšanās atsakos',
    around:
      'no līguma līgums pirkuma pirkums tiesības veidlapa termiņš vēlos gribu kā varu es 14 dienu dienas',
  },
  nl: {
    says: 'herroepen herroeping herroep herroepingsrecht herroepingsformulier bedenktijd',
    around:
      'de het een van mijn overeenkomst koop aankoop contract bestelling recht op formulier termijn ik wil hoe kan wettelijke 14 dagen',
  },
  no: {
    says: 'angrerett angreretten angrefrist angreskjema angrerettskjema angre angrer',
    around:
      'på kjøp kjøpet mitt et avtale avtalen bruke jeg vil kan hvordan min frist skjema 14 dager dagers',
  },
  pl: {
    says: 'odstąpienie odstąpić odstąpienia odstępuję odstąp',
    around: 'od umowy umowa zakupu zakup prawo do formularz termin oświadczenie o chcę jak mogę 14 dni',
  },
  pt: {
    says: 'resolução resolver desistir desistência arrependimento retratação',
    around: 'do de da o a contrato compra livre direito à formulário prazo quero como posso 14 dias legal',
  },
  ro: {
    says: 'retragere retrag retrage retragerea retrageți',
    around:
      'vă din de contract contractul contractului cumpărătură cumpărare drept dreptul formular termen vreau cum pot să mă a se 14 zile la',
  },
  si: {
    says: 'odstop odstopiti odstopam odstopim odstopa',
    around: 'od pogodbe pogodba nakupa nakup pravica do obrazec rok želim rad bi kako lahko 14 dni',
  },
  sk: {
    says: 'odstúpenie odstúpiť odstupujem odstúpim odstúpenia',
    around:
      'od zmluvy zmluva kúpnej nákupu kúpy právo na formulár lehota chcem ako môžem 14 dní bez udania dôvodu',
  },
  sv: {
    says: 'ångerrätt ångerrätten ångra ångrar ångerfrist ångerblankett',
    around: 'köp köpet mitt ett avtal avtalet använda jag vill kan hur min på 14 dagar dagars blankett',
  },
};
