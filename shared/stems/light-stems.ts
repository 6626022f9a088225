import { fold } from '#shared/text/search-terms.ts';

/**
 * Endings of nouns, adjectives and verbs, folded, for languages that no kept library stems. A light stemmer: one ending
 * is cut, the longest that leaves a stem; what it cuts alike matters, not what a grammar would call the stem.
 */
const endings = {
  cs:
    'ovanimi ovanich ovani ovana ovane ovany ovali ovala ujeme ujete ovat uji uje enimi enich enim eni anim ani ' +
    'atech etem ach ech ich ych eho iho emi imi ymi ami emu imu ymu ove ovi ovy ova osti ost ejte ete ite ate ' +
    'ala alo ali ila ilo ili ana ano any ena eno eny ou um em im ym am mi at it et al il en an te me y a e i o u',
  et:
    'damiseks damisele damisest damisega damise damine amiseks amisega amisest amisel amise amine umine umise ' +
    'idega idele idelt idest ideks dega dele delt dest deks tega tele telt test teks ides idel ' +
    'tatud itud atud tud dud nud nud mata maks mast mas sin sid sime site vad vat ' +
    'isse asse sse ile alt elt ilt ast est ist ist ast ega iga aga uga ega eks iks aks uks ' +
    'ele ale ule ide ite ite ade ude ude ate ute ne se st lt ks ga ta na ma da de te le id ad ed ud sid al el il ul ' +
    'as es is us at et it ut b n d t s l a e i u',
  pl:
    'owaniami owaniach owaniem owanie owania owaniu owanych owana owany owane owac owalem owalam owalo ' +
    'ilismy alismy eniami eniach eniem enie enia eniu aniami aniach aniem anie ania aniu ' +
    'iowych iowego iowej iowy owych owego owemu owym owej owa owe owy ' +
    'niach niami ciach osciami osci osc iami iach ach ami ego emu ych ich ymi imi iej ' +
    'alem alam ilem ilam iles ales isz asz esz ujemy ujecie ujesz uje uja uj emy imy amy cie ' +
    'ana ano any ane ony ona one eni ani acie icie ecie ala alo ali aly ila ilo ili ily ac ic ec yc ' +
    'iem iom iow om ow em am ie ia iu io ej ym im y a e i o u',
  si:
    'ovanjem ovanja ovanju ovanje ovali ovala ovati ujemo ujete ujem ujes uje evanje evanja ' +
    'enjem enja enju enje anjem anja anju anje ostjo osti ost ' +
    'ega emu imi ima ih im em om ami ama ah eh ov ev jem ja je ju jo ti te ta to mo ' +
    'ali ala alo ili ila ilo eti ati iti ete ate ite emo amo imo en na no ni ne al il el a e i o u',
  sk:
    'ovaniami ovaniach ovanim ovanie ovania ovaniu ovali ovala ovat ujeme ujete ujem uje ' +
    'eniami eniach enim enie enia eniu aniami aniach anim anie ania aniu ' +
    'atami atach ach och iach eho ieho emu iemu ymi imi ami ych ich ove ovi ova ovy osti ost ' +
    'ajte ite ete ate ala alo ali ila ilo ili ana ano ane any ena eno ene eny ' +
    'iam iou ou om em im ym am mi at it et iet al il en an te me ia ie iu y a e i o u',
} as const;

/** What has to be left of a word. */
const shortestStem = 3;

/** A stemmer that cuts the longest known ending off a word; the result is folded. */
export const lightStemmer = (language: keyof typeof endings): ((word: string) => string) => {
  const longestFirst = [...new Set(endings[language].split(' '))].toSorted((a, b) => b.length - a.length);
  return (word) => {
    const folded = fold(word);
    // A long ending needs a longer stem before it: most short words only look as if they had one.
    const ending = longestFirst.find(
      (one) => folded.endsWith(one) && folded.length - one.length >= shortestStem + (one.length > 2 ? 1 : 0),
    );
    return ending === undefined ? folded : folded.slice(0, -ending.length);
  };
};
