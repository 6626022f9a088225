import type { LanguageCode } from '#shared/projects/locales.ts';

/** Letters and how each is heard, longest first; read from left to right. */
type Sounds = readonly (readonly [letters: string, sound: string])[];

const reader = (sounds: Sounds): ((word: string) => string) => {
  const longestFirst = sounds.toSorted(([a], [b]) => b.length - a.length);
  return (word) => {
    let heard = '';
    for (let at = 0; at < word.length;) {
      const found = longestFirst.find(([letters]) => word.startsWith(letters, at));
      heard += found ? found[1] : word[at];
      at += found ? found[0].length : 1;
    }
    // `paraggelia` and `paragelia`, `allagi` and `alagi`: nobody hears the difference.
    return heard.replaceAll(/(.)\1+/g, '$1');
  };
};

const pairs = (list: string): Sounds =>
  list.split(' ').map((pair) => {
    const [letters = '', sound = ''] = pair.split(':');
    return [letters, sound] as const;
  });

// Both ways of writing lead to the same sounds; vowels that sound alike today are one.
const greek = pairs(
  'αι:e ει:i οι:i υι:i ου:u αυ:av ευ:ev η:i ι:i υ:i μπ:b ντ:d γκ:g γγ:g τζ:tz τσ:ts α:a β:v γ:g δ:d ε:e ζ:z θ:t κ:k ' +
    'λ:l μ:m ν:n ξ:ks ο:o π:p ρ:r σ:s τ:t φ:f χ:h ψ:ps ω:o',
);
const greekInLatin = pairs(
  'ai:e ei:i oi:i yi:i ou:u au:av eu:ev ay:av ey:ev mp:b nt:d gk:g gg:g ng:g th:t 8:t ph:f ch:h kh:h x:h 3:ks ks:ks ' +
    '4:ps h:i y:i u:i w:o v:v c:k q:k j:z',
);
const cyrillic = pairs(
  'щ:sht ш:sh ч:ch ж:j ц:c ю:iu я:ia ъ:a ь:i а:a б:b в:v г:g д:d е:e з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ' +
    'ф:f х:h',
);
const cyrillicInLatin = pairs(
  'sht:sht 6t:sht sh:sh 6:sh ch:ch 4:ch zh:j ts:c tz:c yu:iu ya:ia ja:ia q:ia x:h w:v y:a',
);

const scripts: Partial<
  Record<LanguageCode, readonly [own: (word: string) => string, latin: (word: string) => string]>
> = {
  el: [reader(greek), reader(greekInLatin)],
  bg: [reader(cyrillic), reader(cyrillicInLatin)],
};

/**
 * How a word of a language with letters of its own sounds, for a visitor whose keyboard has Latin letters alone. `null`
 * for a language that is written in Latin letters. `word` is folded, in either script.
 */
export const soundOf = (language: LanguageCode, word: string): string | null => {
  const script = scripts[language];
  if (!script) return null;
  return /^[a-z0-9]+$/.test(word) ? script[1](word) : script[0](word);
};
