import { fold } from '#shared/text/search-terms.ts';

/**
 * Lithuanian and Latvian build a noun of doing, participles and tenses from one root: a stemmer that cuts a single ending
 * leaves four stems of one verb. First the ending is cut, then what makes another kind of word of the root.
 */
interface Rules {
  /** Cut first, the longest that leaves three letters. */
  readonly endings: string;
  /** Cut next, the longest, as often as one is found; each names how many letters it has to leave. */
  readonly makers: Readonly<Record<number, string>>;
  /** Roots that sound otherwise in another form, and words that only look as if they had a maker. */
  readonly roots: readonly (readonly [RegExp, string])[];
  /** Words that begin so keep what the makers would cut: who does, and what is done to, are two things. */
  readonly kept: RegExp;
}

const rules: Readonly<Record<'lt' | 'lv', Rules>> = {
  lt: {
    endings:
      'tumeme tumete tumem tumet iuosi uosi iausi ausi iasi iesi aisi asi osi esi iames iates ames ates omes otes emes etes ' +
      'siomis siame siais siems sime site siu kite kit iuose uose iams iems ' +
      'iame iate iomis omis emis umis imis oje eje yje uje iose ose ese yse ame ate ome ote eme ete ' +
      'iaus aus ios iais ais iai ai iau au iui ui ioms oms ems ams ims iam am om em ieji oji ojo aji ajam iuju uju uosius ' +
      'ius us ias as is ys os es ia io iu ie ei a e i y o u s',
    makers: {
      3: 'inejim inejam inet inej ejim ojim et ej ot oj yt ym im om iam iuo e y o es os ys us',
      4: 'acij avim uot uoj uos aut auj av am au uo u',
    },
    roots: [
      [/c$/, 't'],
      [/dz$/, 'd'],
      [/int$/, 'in'],
      [/(..[kgbpz])t$/, '$1'],
      [/ga(?:un|ut|us|u)$/, 'gav'],
      [/(?:kei|keis|keist)$/, 'keit'],
      [/(.)siun[tc]$/, '$1siust'],
      [/sius?$/, 'siust'],
      [/(?:duo[dts]?|davin|dav)$/, 'dav'],
      [/^(ne|su|at)?(?:rast|rand)$/, '$1rad'],
      [/(?:gend|gest)$/, 'ged'],
      [/^(ne|uz|su|pa|ati)?tik$/, '$1tink'],
      [/vyks?t?$/, 'vyk'],
      [/mirst$/, 'mirs'],
      [/prist$/, 'pristat'],
      [/^paku$/, 'pakuot'],
      [/^velu$/, 'velav'],
    ],
    kept: /^(?:pardavej|tiekej|vezej|paket|siuntim|adres|bonus|reklam|program|pakuot|internet|registracij)/,
  },
  lv: {
    endings:
      'simies sities amies aties simos sies sim siet jiet iet ' +
      'iem ies ais am as ai at os us is im it es ei em ij ie ia iu s a e i o u',
    makers: {
      3:
        'asan esan isan osan san atajum ijum ajum ejum ojum atij ataj itaj etaj otaj taj ij aj ej oj at et it ot is as ' +
        'a e i o',
      4: 'um us es ig dam',
    },
    roots: [
      [/griesan/, 'griezsan'],
      [/dz$/, 'g'],
      [/c$/, 'k'],
      [/(..[kgbpzlm])t$/, '$1'],
      [/(nak|lik|teik|nem|cel|griez)s$/, '$1'],
      [/^(ne)?(sa|pie)n$/, '$1$2nem'],
      [/^(pie|at)sak$/, '$1teik'],
      [/laiz$/, 'laid'],
      [/^naudin$/, 'naud'],
      [/^sapl$|^saplist$/, 'saplis'],
      [/^sab$/, 'saboj'],
      [/^(sa)?derig$/, '$1der'],
    ],
    kept: /^(?:piegadataj|tirgotaj|lietotaj|razotaj|pardevej|parvadataj|lietotn|adres|serviss?|bonus|gadij)/,
  },
};

const longestFirst = (list: string): readonly string[] =>
  list.split(' ').toSorted((a, b) => b.length - a.length);

const shortestRoot = 3;

/** A stemmer for a language of the Baltic; the result is folded. */
export const balticStemmer = (language: keyof typeof rules): ((word: string) => string) => {
  const { endings, makers, roots, kept } = rules[language];
  const allEndings = longestFirst(endings);
  const allMakers = Object.entries(makers)
    .flatMap(([left, list]) => list.split(' ').map((maker) => ({ maker, left: Number(left) })))
    .toSorted((a, b) => b.maker.length - a.maker.length);
  const withRoot = (stem: string): string =>
    roots.reduce((before, [pattern, instead]) => before.replace(pattern, instead), stem);
  const withoutMaker = (stem: string): string => {
    const found = allMakers.find(
      ({ maker, left }) => stem.endsWith(maker) && stem.length - maker.length >= left,
    );
    return found === undefined ? stem : stem.slice(0, -found.maker.length);
  };
  return (word) => {
    const folded = fold(word);
    const ending = allEndings.find(
      (one) => folded.endsWith(one) && folded.length - one.length >= shortestRoot,
    );
    if (ending === undefined && folded.length <= shortestRoot) return folded;
    const stem = withRoot(ending === undefined ? folded : folded.slice(0, -ending.length));
    // `grąžin-im-as`, `pardav-inė-jim-as`: two of them at most.
    return kept.test(folded) ? stem : withRoot(withoutMaker(withRoot(withoutMaker(stem))));
  };
};
