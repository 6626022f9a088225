import type { LanguageCode } from '#shared/projects/locales.ts';

/** How people of each language ask for one thing. */
export type AskingWords = Readonly<
  Record<
    LanguageCode,
    {
      /** What it is called, and asking for it. */
      readonly says: string;
      /** What people write around these: alone they say nothing. */
      readonly around: string;
      /** What says it beside one of `of` alone, because it says something else as well. */
      readonly saysBeside?: { readonly words: string; readonly of: string };
    }
  >
>;

/** How customers of each language ask for a person (behaviour/search 23). Forms and single slips are found by themselves. */
export const contactWords: AskingWords = {
  bg: {
    says: 'контакт контакти телефон телефонен обаждане обадя чат имейл хотлайн оператор свързване свържа kontakt telefon говоря човек консултант служител служителя',
    around:
      'номер за на с вас вашия към как мога да се ли адрес обслужване клиенти отдел екип магазина искам един',
  },
  cs: {
    says: 'kontakt kontakty kontaktovat telefon telefonní zavolat volat chat email e-mail mail infolinka linka operátor mluvit promluvit člověk člověkem operátorem poradce poradcem',
    around:
      'číslo na vás s vámi jak mohu můžu se adresa zákaznický servis podpora péče o zákazníky obchod chci chtěl bych',
  },
  da: {
    says: 'kontakt kontakte telefon telefonnummer ringe ring chat email e-mail mail hotline tlf tale medarbejder menneske person rådgiver',
    around: 'nummer til jer hvordan kan jeg os adresse kundeservice support en med butik et vil gerne',
  },
  de: {
    says: 'kontakt kontaktieren kontaktformular telefon telefonnummer rufnummer anrufen telefonisch chat email e-mail mail hotline ansprechpartner erreichen mitarbeiter mitarbeiterin mensch menschen berater sprechen reden kundenberater',
    around:
      'nummer zu euch sie ihnen wie kann ich man den dem die der mit kundenservice kundendienst service support adresse einen shop per möchte will echten einem einer',
  },
  el: {
    says: 'επικοινωνία επικοινωνήσω τηλέφωνο τηλεφωνικό τηλέφωνα καλέσω κλήση chat email e-mail mail συνομιλία epikoinonia tilefono μιλήσω άνθρωπο άνθρωπος εκπρόσωπο υπάλληλο',
    around:
      'αριθμός με σας μαζί πώς μπορώ να την το στο εξυπηρέτηση πελατών υποστήριξη διεύθυνση φόρμα κατάστημα θέλω σε έναν',
  },
  en: {
    says: 'contact telephone phone call hotline chat email e-mail mail helpline talk speak agent adviser advisor human person someone representative operator',
    around:
      'number us you how can do i to the by with a your customer service services support team address details form shop live want need real',
  },
  es: {
    says: 'contacto contactar teléfono llamar llamada chat correo email e-mail mail telefónico hablar agente persona operador asesor humano',
    around:
      'número de con vosotros ustedes cómo puedo os les el la por en línea electrónico atención al cliente servicio soporte dirección formulario tienda quiero una un real',
  },
  et: {
    says: 'kontakt kontaktid kontakteeruda telefon telefoninumber helistada helistama vestlus chat email e-post e-mail mail rääkida inimesega inimene klienditeenindaja klienditeenindajaga',
    around:
      'number teiega teile kuidas ma saan võtta ühendust klienditeenindus klienditugi aadress pood soovin tahan',
  },
  fi: {
    says: 'yhteystiedot yhteydenotto yhteyttä puhelin puhelinnumero soittaa soita chat sähköposti email e-mail mail puhua ihminen ihmisen asiakaspalvelija asiakaspalvelijan',
    around:
      'numero miten voin teihin ottaa teille asiakaspalvelu asiakaspalveluun tuki osoite kauppa otan kanssa haluan',
  },
  fr: {
    says: 'contact contacter téléphone téléphoner appeler appel chat courriel email e-mail mail hotline joindre téléphonique parler conseiller conseillère humain agent interlocuteur',
    around:
      'numéro de du des nous vous comment puis je le la par au avec service client clients clientèle support adresse un une formulaire boutique à veux voudrais vrai quelqu',
  },
  hu: {
    says: 'kapcsolat kapcsolatfelvétel elérhetőség elérhetőségek telefon telefonszám telefonos hívás felhívni chat email e-mail mail beszélni beszélnék ember emberrel ügyintéző ügyintézővel',
    around:
      'szám hogyan tudok tudom önökkel önöket veletek a az ügyfélszolgálat ügyfélszolgálati cím felvenni bolt szeretnék egy akarok',
  },
  it: {
    says: 'contatto contatti contattare contattarvi telefono telefonico chiamare chiamata chat email e-mail mail parlare operatore persona umano consulente',
    around:
      'numero di come posso vi voi il la per con via servizio clienti assistenza supporto indirizzo modulo negozio un una voglio vorrei',
  },
  lt: {
    says: 'kontaktai kontaktas susisiekti susisiekimas telefonas telefono skambinti paskambinti pokalbis chat el paštas email e-mail mail kalbėti pasikalbėti žmogus žmogumi konsultantas konsultantu darbuotoju',
    around: 'numeris numerį su jumis kaip galiu klientų aptarnavimas pagalba adresas parduotuvė noriu',
  },
  lv: {
    says: 'kontakti kontakts kontaktinformācija sazināties sazināšanās tālrunis tālruņa telefons zvanīt piezvanīt čats chat e-pasts email e-mail mail runāt cilvēks cilvēku operators operatoru konsultantu',
    around: 'numurs numuru ar jums kā es varu klientu apkalpošana atbalsts adrese veikals vēlos gribu',
  },
  nl: {
    says: 'contact contactgegevens contacteren contactformulier telefoon telefoonnummer telefonisch bellen chat email e-mail mail spreken praten medewerker mens persoon',
    around:
      'nummer met jullie u hoe kan ik opnemen de het naar klantenservice klantendienst service support adres een winkel via wil graag echte',
  },
  no: {
    says: 'kontakt kontakte kontakter kontaktskjema telefon telefonnummer ringe ring chat epost e-post email e-mail mail tlf snakke menneske person medarbeider rådgiver',
    around:
      'nummer dere hvordan kan jeg til oss med kundeservice kundestøtte adresse en butikk vil gjerne et',
  },
  pl: {
    says: 'kontakt kontakty skontaktować telefon telefoniczny telefonu zadzwonić dzwonić czat chat email e-mail mail infolinia porozmawiać rozmawiać człowiek człowiekiem konsultant konsultantem',
    around:
      'numer do was z wami państwem jak mogę się przez obsługa klienta dział wsparcie adres formularz sklep chcę',
  },
  pt: {
    says: 'contacto contactos contactar contato telefone telefónico ligar chamada chat correio email e-mail mail falar pessoa operador assistente humano',
    around:
      'número de com vocês como posso o a por vos eletrónico apoio atendimento serviço ao cliente suporte endereço formulário loja uma um quero',
  },
  ro: {
    says: 'contact contacta contactez telefon telefonic sun suna apel chat email e-mail mail vorbi vorbesc om operator consultant persoană',
    around:
      'număr număru de cu dumneavoastră voi vă cum pot să la prin serviciul serviciu clienți relații asistență adresa formular magazin o un vreau',
  },
  si: {
    says: 'kontakt kontakti kontaktirati stik telefon telefonska poklicati klic klepet chat epošta e-pošta email e-mail mail govoriti pogovoriti človek človekom svetovalec svetovalcem operater',
    around:
      'številka z vami vas kako lahko stopim v služba za pomoč strankam podpora naslov obrazec trgovina rad bi želim',
  },
  sk: {
    says: 'kontakt kontakty kontaktovať telefón telefónne zavolať volať chat email e-mail mail infolinka linka operátor hovoriť porozprávať človek človekom operátorom poradca poradcom',
    around: 'číslo na vás s vami ako môžem sa adresa zákaznícky servis podpora zákazníkov obchod chcem',
  },
  sv: {
    says: 'kontakt kontakta kontaktformulär telefon telefonnummer ringa ring chatt chat e-post epost email e-mail mejl mail prata tala människa person medarbetare handläggare',
    around: 'nummer er ni hur kan jag till oss med kundtjänst kundservice support adress en butik vill',
  },
};
