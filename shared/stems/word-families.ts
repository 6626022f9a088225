import { fold } from '#shared/text/search-terms.ts';

/**
 * Forms of a word that no stemmer joins, for its inside changes as well as its end: Estonian `pakk`, `paki`; Finnish `tilaus`,
 * `tilauksen`; Hungarian `küldeni`, `küldtem`. Folded. A family is all beginnings that its forms have, with any of the
 * endings of the language, or none, behind them.
 */
const languages = {
  et: {
    endings:
      /^(?:[aeiu]?(?:d|t|s|sse|st|le|l|lt|ks|ni|ta|ga)?|(?:de|te|ide|i|e)(?:d|t|s|st|le|l|lt|ks|ga)?|ma|mas|mast|da|ta|[nbv]|me|te|vad|[ai]?(?:sin|sid|sime|site)|[ae]n|[ae]b|nud|tud|dud|ud|ti|di|takse|dakse|akse|ksin|ksid|ge|ke|m?ine|mis(?:e|t|ed|el|ele|est|ega|eks))$/,
    families:
      'pakk paki pakke, arve, raha, tellimus tellimu, telli tellis tellit, kood koodi, parool parooli, ' +
      'silt silti sildi, makse maksmis, maksm maksa maksta maksti maksin maksi makstu, ' +
      'tagasta tagastus tagastami, ' +
      'saatma saatmi saatsi saadan saadab saadate saadetud saadeti saatke saatnud saatis, pant pandi panti, ' +
      'kaart kaardi kaarti, pank panga panka, toode toote tootei, hind hinna hinda hindu, kulu kulus, ' +
      'raag praak praagi praaki, rike rikke rikki, leke lekki lekib leki lekkis, purune purunes purunenud, ' +
      'katke katkes katkemi, lohku lohub lohkus lohu lohuti, kadu kadus kaob kadunud kao, kaota kaotas kaotati, ' +
      'joud joua jouab jouda joudis jouds, sobi sobis, klapi klappi klapib, ' +
      'muut muuda muuta muutus muutu muudet muutmi, vaheta vahetus vahetami, kustuta kustutus kustutami, ' +
      'tuhista tuhistus tuhistami, lisa lisami lisas, muua muui muumi muusi, ost osta ostu ostm osti oste, ' +
      'vota vottis votta voet vottsi, pakit pakkis pakkim, maara, olek oleku, seisund seisundi, ' +
      'seis seisa seisab, osa osi osade osasid, detail detaili, jupp jupi juppi juppe, auto autosi, vorm vormi, ' +
      'number numbri numbrei, tahtaeg tahtaja, aeg aja aega, rihm rihma, ketas kettad ketta, ' +
      'klots klotsi klotse, muuja, pood poe poodi poode, firma, ettevote ettevotte, aadress aadressi, ' +
      'noue noude, kaebus kaebuse kaebu, voimalus voimalu, soodustus soodustu, huvitis huvitus huvita, ' +
      'lahe lahed lahet, lugemi loe luge, uuenda uuendus uuendami, registreeri registreerimis, ' +
      'paigalda paigaldus paigaldami, kontrolli kontrollimi, kindlustus, viga vea vigu, katse katset, konto',
  },
  fi: {
    endings:
      /^(?:[aeiou]?(?:n|t|a|ta|ssa|sta|lla|lta|lle|na|ksi|tta|seen|hin|in|an|en|on|un|den|ten|ja|jen|ia|ien)?(?:ni|si|nsa|mme|nne)?(?:ko|kin|han)?|[aeiou]*(?:nut|neet|nu|nee[tn]?|ttu|tty|tu|ty|tiin|taan|daan|taisiin)|[aeio]?(?:mme|tte|vat|isi|isin|iko|nko|ma[an]?|massa|malla|maan|minen|misen|mista|miseen)|kaa|aa)$/,
    families:
      'tilaus tilauks tilauksi, tilaa tilas tilat tilann tilais, palautus palautuks palautu, ' +
      'palaut palautta palautet palautett, lahetys lahetyks lahety, lahet lahetta lahetet lahetett, ' +
      'toimitus toimituks toimitu, toimit toimitta toimitet toimitett, hyvitys hyvityks hyvity, ' +
      'hyvit hyvitta hyvitet hyvitett, peruutus peruutuks peruutu, peru peruut peruutta perutt, maksu, ' +
      'maksa maks makse maksett, kuitti kuiti kuitte, pantti panti pantte, tuote tuottee tuottei, ' +
      'osoite osoittee osoittei, hinta hinna hinto hinnoi, kortti korti kortte, pankki panki pankke, ' +
      'koodi kood koode, tili tile tilei, vaihdo vaihda vaihta vaihto vaihdet vaihdett, ' +
      'muuto muuta muutta muutet muutett muutos muutoks, poista poiste poistett, lisaa lisas lisat lisann, ' +
      'sopi sovi sopiv sopimat, kato katos kadon kadonn kadot katoa, havi havis havinn, ' +
      'hajo hajos hajon hajonn hajoa, rikkoutu rikkoutui, sarky sarkyi sarkyn, puuttu puuttuu puuttui, ' +
      'saapu saapuu saapui saavu, loyta loyda loyty loydy loysi, asenta asenna asens asennet asennett, ' +
      'asennus asennuks, kirjaudu kirjautu kirjautui, myy myyd myyt myyn, osta ostet ostett osto, ' +
      'viika viat vian vikoj vika, vuota vuotaa vuoto vuodo, naky nay nakyy, saldo, ' +
      'ilmoita ilmoitta ilmoitet, ilmoitus ilmoituks, paivita paivitta paivitys paivityks, ' +
      'korvaa korvau korvaus korvauks korvat, korvaava korvaavi, viallinen viallise viallis, ' +
      'hylkaa hylat hylka hylkasi hylatt, unohtu unohdi unohda unohtui unohdu unohtunu, yrity yrityks yritys, ' +
      'keraa kerat keras kerait, lasku, myyja, vaate, pakkaus pakkauks pakkau, veloitus veloituks veloitu, ' +
      'veloita veloite veloitett veloitet, kuljetus kuljetuks, laattiko laatiko, ' +
      'lahtee lahti lahtea lahde lahteny, jumi jumit jumitta jumis, tarkista tarkistus tarkistaa tarkistett, ' +
      'takuu',
  },
  hu: {
    endings:
      /^(?:[aeou]?(?:k|t|m|d|n|l|sz|tok|tek|unk|ok|ik|ja|je|i|ban|ben|bol|ba|be|nak|nek|val|vel|ra|re|rol|tol|hoz|hez|ig|ert|al|el|kat|ket)?|ni|n[aei](?:m|k|l|d|nk)?|nunk|t[aeu](?:m|l|d|k|tok|tek)?|t[ou]k|t[ae]k|tt[aeu]?[mlk]?|[oe]tt(?:[ae][mlk]?|uk|ek)?|j[aeou](?:k|m|d|n|l|tok|tek|nak|nek)?|j|[ae]s(?:[aeo]?[tmk]?|[ae]m[ae]t|ok|ek|ra|re|hoz|hez|nak|nek|kor|ert|a[nb]|ben|sal|sel|[ae]t)?|va|ve|[oe]|hat[oj]?[kma]?|het[oe]?[kmt]?|(?:hat|het)n[ae][kml]?|and[oe]|end[oe]|od[ioe]k|ed[ie]k)$/,
    families:
      'rendel, megrendel, kuld kuldo kulde, visszakuld visszakulde, elkuld, fizet kifizet befizet, visszafizet, ' +
      'visszaterit, lemond, torol torl, modosit, valtoztat, megvaltoz valtoz, cserel kicserel csere cser, ' +
      'beszerel felszerel beszerele, szallit kiszallit, kezbesit, kovet lekovet nyomkovet, belep belepe, ' +
      'bejelentkez, regisztral, elad elado, vasarol vasarl, megvesz megvet, utal atutal, visszautal, ' +
      'elutasit visszautasit, levon levo levont levonas, megerkez, elvesz elveszt, eltun eltunt, kes kesi kesik, ' +
      'serul megserul, tor torott eltor osszetor torve, elromol elroml, meghibasod, igazol, reklamal, ' +
      'illik ille, passzol, hianyz hiany, talal megtalal, keres kereses, bevalt, gyujt, feltolt, letolt, ' +
      'kap megkap, visszakap, szamla szamlak szamlaz, jelszo jelszav, csomag csomagom, becsomagol csomagol, ' +
      'ertesit, ajanl felajanl, elfogad, frissit, tarol, hasonlit osszehasonlit, ellenoriz ellenorz',
  },
} as const;

interface Family {
  readonly endings: RegExp;
  /** Name of the family by the beginnings of its forms. */
  readonly names: ReadonlyMap<string, string>;
}

const readFamilies = ({ endings, families }: { endings: RegExp; families: string }): Family => ({
  endings,
  names: new Map(
    families.split(', ').flatMap((one) => {
      const beginnings = one.split(' ');
      // No word of a language has the mark: a family is neither a word nor a part of one.
      return beginnings.map((beginning) => [beginning, `${beginnings[0] ?? ''}~`] as const);
    }),
  ),
});

const read = new Map<string, Family>(
  Object.entries(languages).map(([language, forms]) => [language, readFamilies(forms)]),
);

/** Shorter beginnings are those of too many words. */
const shortest = 3;

/** The family of a word, by the longest beginning it has; `null` where it has none. `language`: a code. */
export const familyOf = (language: string, word: string): string | null => {
  const family = read.get(language);
  if (!family) return null;
  const folded = fold(word);
  for (let at = folded.length; at >= shortest; at -= 1) {
    const name = family.names.get(folded.slice(0, at));
    if (name !== undefined && family.endings.test(folded.slice(at))) return name;
  }
  return null;
};
