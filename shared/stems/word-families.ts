import { fold } from '#shared/text/search-terms.ts';

/**
 * Forms of a word that no stemmer joins, for its inside changes as well as its end: Estonian `pakk`, `paki`; Finnish `tilaus`,
 * `tilauksen`; Hungarian `küldeni`, `küldtem`. Folded. A line is a family: all beginnings that its forms have, and any of
 * the endings of the language, or none, behind them.
 */
const families = {
  et: {
    endings:
      /^(?:[aeiu]?(?:d|t|s|sse|st|le|l|lt|ks|ni|ta|ga)?|(?:de|te|ide|i|e)(?:d|t|s|st|le|l|lt|ks|ga)?|ma|mas|ma[st]t|da|ta|[nbv]|me|te|vad|[ai]?(?:sin|sid|sime|site)|[ae]n|[ae]b|nud|tud|dud|ud|ti|di|takse|dakse|akse|ksin|ksid|ge|ke|m?in[e]|mis(?:e|t|ed|el|ele|est|ega|eks))$/,
    lines:
      'pakk paki pakke\narve\nraha\ntellimus tellimu\ntelli tellis tellit\nkood koodi\nparool parooli\nsilt silti sildi\n' +
      'makse maksmis\nmaksm maksa maksta maksti maksin maksi makstu\ntagasta tagastus tagastami\n' +
      'saatma saatmi saatsi saadan saadab saadate saadetud saadeti saatke saatnud saatis\n' +
      'pant pandi panti\nkaart kaardi kaarti\npank panga panka\ntoode toote tootei\nhind hinna hinda hindu\n' +
      'kulu kulus\nraag praak praagi praaki\nrike rikke rikki\nleke lekki lekib lekki leki lekkis\npurune purunes purunenud\n' +
      'katke katkes katkemi\nlohku lohub lohkus lohu lohuti\nkadu kadus kaob kadunud kao\nkaota kaotas kaotati\n' +
      'joud joua jouab jouda joudis jouds\nsobi sobis\nklapi klappi klapib\nmuut muuda muuta muutus muutu muudet muutmi\n' +
      'vaheta vahetus vahetami\nkustuta kustutus kustutami\ntuhista tuhistus tuhistami\nlisa lisami lisas\nmuu muua muui muumi muus\n' +
      'ost osta ostu ostm osti oste\nvota vottis votta vottis voet vottsi\npakki pakit pakkis pakkim pakin\nmaara\nolek oleku\n' +
      'seisund seisundi\nseis seisa seisab\nosa osi osade osasid\ndetail detaili\njupp jupi juppi juppe\nauto autosi\nvorm vormi\n' +
      'number numbri numbrei\ntahtaeg tahtaja\naeg aja aega\nrihm rihma\nketas kettad ketta\nklots klotsi klotse\nmuuja\n' +
      'pood poe poodi poode\nfirma\nettevote ettevotte\naadress aadressi\nnoue noude\nkaebus kaebuse kaebu\nvoimalus voimalu\n' +
      'soodustus soodustu\nhuvitis huvitus huvita\nlahe lahed lahet\nlugemi loe luge\nuuenda uuendus uuendami\nregistreeri registreerimis\n' +
      'paigalda paigaldus paigaldami\nkontrolli kontrollimi\nkindlustus\nviga vea vigu\nkatse katset\nkonto',
  },
  fi: {
    endings:
      /^(?:[aeiou]?(?:n|t|a|ta|ssa|sta|lla|lta|lle|na|ksi|tta|seen|hin|in|an|en|on|un|den|ten|ja|jen|ia|ien)?(?:ni|si|nsa|mme|nne)?(?:ko|kin|han)?|[aeiou]*(?:nut|neet|nu|nee[tn]?|ttu|tty|tu|ty|tiin|taan|daan|taisiin)|[aeio]?(?:mme|tte|vat|isi|isin|iko|nko|ma[an]?|massa|malla|maan|minen|misen|mista|miseen)|kaa|aa)$/,
    lines:
      'tilaus tilauks tilauksi\ntilaa tilas tilat tilann tilais\npalautus palautuks palautu\npalaut palautta palautet palautett\n' +
      'lahetys lahetyks lahety\nlahet lahetta lahetet lahetett\ntoimitus toimituks toimitu\ntoimit toimitta toimitet toimitett\n' +
      'hyvitys hyvityks hyvity\nhyvit hyvitta hyvitet hyvitett\nperuutus peruutuks peruutu\nperu peruut peruutta perutt\n' +
      'maksu\nmaksa maks makse maksett\nkuitti kuiti kuitte\npantti panti pantte\ntuote tuottee tuottei\nosoite osoittee osoittei\n' +
      'hinta hinna hinto hinnoi\nkortti korti kortte\npankki panki pankke\nkoodi kood koode\ntili tile tilei\n' +
      'vaihdo vaihda vaihta vaihto vaihdet vaihdett\nmuuto muuta muutta muutet muutett muutos muutoks\npoista poiste poistett\n' +
      'lisaa lisas lisat lisann\nsopi sovi sopiv sopimat\nkato katos kadon kadonn kadot katoa\nhavi havis havinn\n' +
      'hajo hajos hajon hajonn hajoa\nrikkoutu rikkoutui\nsarky sarkyi sarkyn\npuuttu puuttuu puuttui\nsaapu saapuu saapui saavu\n' +
      'loyta loyda loyty loydy loysi\nasenta asenna asens asennet asennett\nasennus asennuks\nkirjaudu kirjautu kirjautui\n' +
      'myy myyd myyt myyn\nosta ostet ostett osto\nviika viat vian vikoj vika\nvuota vuotaa vuoto vuodo vuosi\n' +
      'naky nay nakyy\nsaldo\nilmoita ilmoitta ilmoitet\nilmoitus ilmoituks\npaivita paivitta paivitys paivityks\n' +
      'korvaa korvau korvaus korvauks korvat\nkorvaava korvaavi\nviallinen viallise viallis\nhylkaa hylat hylka hylkasi hylatt\n' +
      'unohtu unohdi unohda unohtui unohdu unohtunu\nyrity yrityks yritys\nkeraa kerat keras kerait\nlasku\nmyyja\nvaate\n' +
      'pakkaus pakkauks pakkau\nveloitus veloituks veloitu\nveloita veloite veloitett veloitet\nkuljetus kuljetuks\nlaattiko laatiko\n' +
      'lahtee lahti lahtea lahde lahteny\njumi jumit jumitta jumis\ntarkista tarkistus tarkistaa tarkistett\ntakuu',
  },
  hu: {
    endings:
      /^(?:[aeou]?(?:k|t|m|d|n|l|sz|tok|tek|unk|ok|ik|ja|je|i|ban|ben|bol|ba|be|nak|nek|val|vel|ra|re|rol|tol|hoz|hez|ig|ert|al|el|kat|ket)?|ni|n[aei](?:m|k|l|d|nk)?|nunk|t[aeu](?:m|l|d|k|tok|tek)?|t[ou]k|t[ae]k|tt[aeu]?[mlk]?|[oe]tt(?:[ae][mlk]?|uk|ek)?|j[aeou](?:k|m|d|n|l|tok|tek|nak|nek)?|j|[ae]s(?:[aeo]?[tmk]?|[ae]m[ae]t|ok|ek|ra|re|hoz|hez|nak|nek|kor|ert|a[nb]|ben|sal|sel|[ae]t)?|va|ve|[oe]|hat[oj]?[kma]?|het[oe]?[kmt]?|(?:hat|het)n[ae][kml]?|and[oe]|end[oe]|od[ioe]k|ed[ie]k)$/,
    lines:
      'rendel\nmegrendel\nkuld kuldo kulde\nvisszakuld visszakulde\nelkuld\nfizet kifizet befizet\nvisszafizet\nvisszaterit\n' +
      'lemond\ntorol torl\nmodosit\nvaltoztat\nmegvaltoz valtoz\ncserel kicserel csere cser\nbeszerel felszerel beszerele\nszallit kiszallit\n' +
      'kezbesit\nkovet lekovet nyomkovet\nbelep belepe\nbejelentkez\nregisztral\nelad elado\narul\nvasarol vasarl\nmegvesz megvet\n' +
      'utal atutal\nvisszautal\nelutasit visszautasit\nlevon levo levont levonas\nmegerkez\nelvesz elveszt\neltun eltunt\nkes kesi kesik\n' +
      'serul megserul\ntor torott eltor osszetor torve\nelromol elroml\nmeghibasod\nigazol\nreklamal\nillik ille\npasszol\nhianyz hiany\n' +
      'talal megtalal\nkeres kereses\nbevalt\ngyujt\nfeltolt\nletolt\nkap megkap\nvisszakap\nszamla szamlak szamlaz\njelszo jelszav\n' +
      'csomag csomagom\nbecsomagol csomagol\nertesit\najanl felajanl\nelfogad\nfrissit\ntarol\nhasonlit osszehasonlit\nellenoriz ellenorz',
  },
} as const;

interface Family {
  readonly endings: RegExp;
  /** Name of the family by the beginnings of its forms. */
  readonly names: ReadonlyMap<string, string>;
}

const readFamilies = ({ endings, lines }: { endings: RegExp; lines: string }): Family => ({
  endings,
  names: new Map(
    lines.split('\n').flatMap((line) => {
      const beginnings = line.split(' ');
      // No word of a language has the mark: a family is neither a word nor a part of one.
      return beginnings.map((one) => [one, `${beginnings[0] ?? ''}~`] as const);
    }),
  ),
});

const read = new Map<string, Family>(
  Object.entries(families).map(([language, family]) => [language, readFamilies(family)]),
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
