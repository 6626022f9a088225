import { fold } from '#shared/text/search-terms.ts';

/**
 * What more joins forms of a word where the kept stemmer of a language leaves several: it is looked up beside its stem, so
 * that nothing that was joined is parted.
 */
interface Rules {
  /** Endings, folded; the longest is cut that leaves enough of the word. */
  readonly endings: string;
  readonly shortestStem: number;
  /** Words that begin so keep what only looks like an ending. */
  readonly kept?: RegExp;
  /** What is made even afterwards, in order. */
  readonly evened: readonly (readonly [RegExp, string])[];
}

const rules = {
  // The stemmer parts `παλιό` from `παλιά`, `πληρώνω` from `πλήρωσα` and `πληρωμένο`, `στείλω` from `έστειλα`.
  el: {
    endings:
      'θηκαμε θηκατε θηκαν θηκεσ θηκα θηκε θουμε θειτε θουν θεισ θει θω μενουσ μενων μενησ μενοσ μενου μενον μενη μενο μενεσ ' +
      'μενοι μενα μεν σατε σαμε σανε σουμε σετε σουν σεισ σει σω σαν σεσ σα σε σησ σεων σεωσ ση ' +
      'νουμε νετε νουν νεισ νει νω ζουμε ζετε ζουν ζεισ ζει ζω ξουμε ξετε ξατε ξαμε ξουν ξεισ ξει ξω ξαν ξεσ ξα ξε ' +
      'ουσαμε ουσατε ουσαν ουσα ουσε ατε αμε ουμε ετε ουν εισ ει αν ' +
      'ειων ειασ ειεσ εια ειο ειου ιασ ιεσ ιων ιουσ ιου ιοι ιοσ ια ιο ουσ ου οι οσ ων ασ εσ ησ η α ο ε ω ι',
    shortestStem: 4,
    evened: [
      // The past of short verbs has an ε before their stem, where other words begin with one of their own.
      [
        /^ε(?=(?:στειλ|στελν|σπα|λειπ|χασ|κλει|φυγ|φτα|φερ|δωσ|βαλ|βγα|γραψ|σκισ|πεσ|μειν|κοψ|καν|ριξ|σβησ|τρεχ|ψαξ|σταξ))/u,
        '',
      ],
    ],
  },
  // The stemmer keeps the article of `paketet`, `kontot` and `köpet`, and parts `beställde` from `beställt` and `beställning`.
  sv: {
    endings:
      'ningarnas ningarna ningar ningens ningen nings ning arnas arna ernas erna ornas orna adens aden ades ade ' +
      'at ats ast aste ar aren arens er en ens et ets es des de te tes t na n an ans or ot on its it ' +
      'as a e o s',
    shortestStem: 4,
    kept: /^(?:klarna|packning|saker|spar|tackning)/,
    evened: [],
  },
} as const satisfies Readonly<Record<string, Rules>>;

const createFurther = ({ endings, shortestStem, kept, evened }: Rules): ((word: string) => string) => {
  const longestFirst = endings.split(' ').toSorted((a, b) => b.length - a.length);
  return (word) => {
    const folded = fold(word);
    if (kept?.test(folded)) return folded;
    const ending = longestFirst.find(
      (one) => folded.endsWith(one) && folded.length - one.length >= shortestStem,
    );
    const stem = ending === undefined ? folded : folded.slice(0, -ending.length);
    return evened.reduce((before, [pattern, instead]) => before.replace(pattern, instead), stem);
  };
};

/** A stem beside that of the kept stemmer, by language. */
export const furtherStem = { el: createFurther(rules.el), sv: createFurther(rules.sv) };
