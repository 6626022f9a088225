import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Everything that can cite a rule or a document; articles of the demo shop are content and cite nothing. */
const files = globSync(
  [
    '{*,.*,{client,server,shared,locales,tests,scripts,docs,deploy,.ci}/**/*}.{ts,tsx,js,json,css,html,md,yaml,vcl}',
    'public/**/*.svg',
    '{*,deploy/*}Dockerfile',
    '.ci/run',
  ],
  {
    exclude: (name) => name === 'node_modules' || name === 'package-lock.json',
  },
).filter(
  (file) =>
    !/^server\/embedded\/content\/[^/]+\//.test(file) && !file.endsWith('tests/unit/citations.test.ts'),
);

const read = (file: string): string => readFileSync(file, 'utf8');

const decisions = globSync('docs/decisions/0*.md').map((file) => path.basename(file));

/** The numbers of a page's rules, in the order in which they stand there. */
const rulesOf = (page: string): number[] =>
  [...page.matchAll(/^- \*\*(\d+)\*\* /gm)].map(([, number]) => Number(number));

const chapters = new Map(
  globSync('docs/behaviour/*.md')
    .filter((file) => path.basename(file) !== 'README.md')
    .map((file) => [path.basename(file, '.md'), rulesOf(read(file))]),
);

const missingRules = (chapter: string, numbers: string): string[] =>
  numbers
    .split(/\D+/)
    .filter((number) => !chapters.get(chapter)?.includes(Number(number)))
    .map((number) => `${chapter} ${number}`);

/** A comment's or paragraph's lines as one. */
const inOneLine = (text: string): string => text.replaceAll(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ');

/** Rules as they are cited: `behaviour/orders 1, 2 and 5–7`. */
const rulesCited = /^ (\d+(?:(?:, | and |–)\d+)*)(?!\d| ?(?:-|to|or|&|;) ?\d)/;

/** Citations of rules that are not there, those that name a page but no rule of it, and those in another form. */
const brokenCitations = (text: string): string[] => {
  const line = inOneLine(text);
  const named = [...line.matchAll(/\b(docs\/)?(behaviour)\/(\w+)(\.md)?(?=(.{0,40}))/gi)].flatMap(
    ([citation, docs, folder, chapter = '', file, after = '']) => {
      const isPath = docs !== undefined || file !== undefined;
      const numbers = isPath ? undefined : rulesCited.exec(after)?.[1];
      if (folder === 'behaviour' && numbers !== undefined) return missingRules(chapter, numbers);
      return folder === 'behaviour' && isPath && !/^ \d/.test(after) ? [] : [citation + after];
    },
  );
  const linked = [
    ...line.matchAll(/\[(\w+) (\d+(?:(?:, | and |–)\d+)*)\]\((?:[\w./-]*\/)?\1\.md\)/g),
  ].flatMap(([, chapter = '', numbers = '']) => missingRules(chapter, numbers));
  return [...named, ...linked];
};

/** Decisions that are cited by their numbers and were never taken; their numbers have four digits. */
const missingDecisions = (text: string): string[] =>
  [...inOneLine(text).matchAll(/\b(?:decisions?|ADR)[ /](?:no\. ?)?(\d{3,}(?:(?:, | and |–)\d{3,})*)/gi)]
    .flatMap(([, numbers = '']) => numbers.split(/\D+/))
    .filter((number) => !decisions.some((file) => file.startsWith(`${number}-`)));

/** Paths under `docs/` that a text mentions and that lead to nothing. */
const missingPaths = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/.-])docs\/[\w./-]+/g)]
    .map(([mention]) => mention.replace(/[./]+$/, ''))
    .filter((mention) => !existsSync(mention));

/** Where the headings of a Markdown file can be linked, as GitHub writes it. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** A link between backticks is an example of one. */
const withoutCode = (text: string): string => text.replaceAll(/`[^`\n]*`/g, '');

/** Links of a Markdown file to other files, or to headings, that lead to nothing. */
const brokenLinks = (file: string, text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    .filter(([, target = '', anchor]) => {
      const linked = target === '' ? file : path.join(path.dirname(file), target);
      if (!existsSync(linked)) return true;
      return anchor !== undefined && !anchorsOf(target === '' ? text : read(linked)).includes(anchor);
    })
    .map(([, target = '', anchor]) => (anchor === undefined ? target : `${target}#${anchor}`));

/** Chapter and verse of documents that are not in the repository, so that nobody could look them up. */
const foreignCitations = (text: string): string[] => [
  ...(text.match(
    /\bspec(?:ification)?,? (?:section )?\d|\bdesign \d|\b(?:ux|style|checklist|promises|spec|design)\.md|\bchecklist\b|[(;,] ?(?:promises|ux)[,:;)]|\bstyle, rule \d/gi,
  ) ?? []),
];

/** What is wrong, file by file; nothing wrong is an empty object. */
const faults = (find: (text: string, file: string) => string[]) =>
  Object.fromEntries(
    files.map((file) => [file, find(read(file), file)] as const).filter(([, found]) => found.length > 0),
  );

test('every citation of a rule leads to that rule', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(faults(brokenCitations)).toEqual({});
});

test('every decision that is cited was taken', () => {
  expect(faults(missingDecisions)).toEqual({});
});

test('every path under docs/ that is mentioned exists', () => {
  expect(faults(missingPaths)).toEqual({});
});

/** Names that stand for nothing from the top, nor from inside a room. */
const missingNames = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)]
    .map(([, quoted, document]) => quoted ?? document ?? '')
    .filter(
      (name) => !['', 'server', 'client', 'tests', 'docs'].some((room) => existsSync(path.join(room, name))),
    );

/** Files and folders in backticks whose path begins with a room, and documents of the top. */
const missingFiles = (text: string): string[] =>
  missingNames(
    text,
    /`((?:server|client|shared|tests|scripts|docs|deploy|locales|public|middleware|pages|app|features|routes|bff|upstream)\/[\w./-]*|[\w-]+\.md)`|(?<![\w/.-])([A-Z]{4,}\.md)\b/g,
  );

/** The map names rooms by themselves as well: whatever is written as a path. */
const missingRooms = (text: string): string[] => missingNames(text, /`((?:[\w.-]+\/)+[\w.-]*)`/g);

test('every room that the map names is there', () => {
  expect(missingRooms(read('ARCHITECTURE.md'))).toEqual([]);
  expect(missingRooms('`server/nowhere/`, `middleware/handle-errors.ts`')).toEqual(['server/nowhere/']);
});

test('every file named in backticks is there', () => {
  expect(faults(missingFiles)).toEqual({});
});

const commands = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

/** Commands of npm that a text names and that package.json does not have. */
const missingCommands = (text: string): string[] =>
  [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)(?![\w:$-])/g)]
    .map(([, name = '']) => name.replace(/:$/, ''))
    .filter((name) => !commands.includes(name));

test('every command of npm that is named is there', () => {
  expect(faults(missingCommands)).toEqual({});
});

/** Headings of documents that are cited in words or with their anchor, and that are not there. */
const missingHeadings = (text: string): string[] => {
  const line = inOneLine(text);
  const anchored = [...line.matchAll(/(?<![\w./-])((?:docs\/)?[\w/-]+\.md)#([\p{L}\w-]+)/gu)].filter(
    ([, file = '', anchor = '']) => existsSync(file) && !anchorsOf(read(file)).includes(anchor),
  );
  const worded = [...line.matchAll(/(?<![\w./-])((?:docs\/)?[\w/-]+\.md), ([A-Z][a-z][\w ’-]*)/g)].filter(
    ([, file = '', words = '']) =>
      existsSync(file) &&
      ![...read(file).matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => words.startsWith(heading)),
  );
  return [...anchored, ...worded].map(([citation]) => citation);
};

test('every heading that is cited is there', () => {
  expect(faults(missingHeadings)).toEqual({});
});

test('every link between documents leads somewhere', () => {
  expect(faults((text, file) => (file.endsWith('.md') ? brokenLinks(file, text) : []))).toEqual({});
});

test('no document is cited that the repository does not hold', () => {
  expect(faults(foreignCitations)).toEqual({});
});

describe('a gap is found', () => {
  test.each([
    'behaviour/orders 999',
    'behaviour/order 1',
    'behaviour/orders 1, 999',
    'behaviour/orders 1 and 999',
    'behaviour/orders 1–999',
    'behaviour/orders 1-2',
    'behaviour/orders 1 to 2',
    'behaviour/orders 1 or 2',
    'behaviour/orders 1; 2',
    'behaviour/orders 1 & 2',
    'Behaviour/orders 1',
    'behaviour/orders.md 1',
    'docs/behaviour/orders.md 1',
    '[orders 999](docs/behaviour/orders.md)',
    '/** (behaviour/orders 1,\n * 999) */',
    '// behaviour/orders\n// 999',
    'see behaviour/orders.',
  ])('in the citation "%s"', (citation) => expect(brokenCitations(citation)).not.toEqual([]));

  test.each([
    'behaviour/orders 1',
    'behaviour/orders 1, 2.',
    'docs/behaviour/orders.md',
    '[orders 1](orders.md)',
    '/** (behaviour/orders 1,\n * 2) */',
  ])('but none in "%s"', (citation) => expect(brokenCitations(citation)).toEqual([]));

  test('between two pages of rules', () => {
    expect(brokenCitations('[orders 999](orders.md)')).not.toEqual([]);
  });

  test('in the path of a document', () => {
    expect(missingPaths('see docs/nowhere.md.')).toEqual(['docs/nowhere.md']);
    expect(missingPaths('see docs/behaviour/, and https://example.com/docs/nowhere')).toEqual([]);
  });

  test('in a link', () => {
    expect(brokenLinks('docs/behaviour/README.md', '[a](orders.md) [b](nowhere.md)')).toEqual(['nowhere.md']);
  });

  test('in a link to a heading', () => {
    const text =
      '# Cache\n## What it is, in short\n[a](#what-it-is-in-short) [b](#gone) [c](cache.md#headers)';
    expect(brokenLinks('docs/behaviour/README.md', text)).toEqual(['#gone']);
  });

  test('in the number of a decision', () => {
    expect(missingDecisions('(decision 0010), decisions 0014 and 0999')).toEqual(['0999']);
    for (const citation of [
      'Decision 0999',
      'decision no. 0999',
      'decision 999',
      'decisions 0014–0999',
      'decisions/0999',
      'ADR 0999',
      'decision\n * 0999',
    ])
      expect(missingDecisions(citation), citation).toHaveLength(1);
  });

  test('in the name of a file, of a command, of a heading', () => {
    expect(missingFiles('`server/nowhere/`, `middleware/handle-errors.ts`, `CONTRIBUTING.md`')).toEqual([
      'server/nowhere/',
      'CONTRIBUTING.md',
    ]);
    expect(missingCommands('`npm run nowhere`, `npm run test:unit`')).toEqual(['nowhere']);
    const cited =
      'ARCHITECTURE.md, The import rule; (docs/operations.md#nowhere), docs/operations.md, No such';
    expect(missingHeadings(cited)).toEqual(['docs/operations.md#nowhere', 'docs/operations.md, No such']);
  });

  test.each([
    '(spec 4, Voting)',
    'Spec 9:',
    '(design 5)',
    '(ux, Money)',
    'shared/ux.md',
    '(promises)',
    '(style, rule 5)',
    'checklist 3',
  ])('in "%s", which nobody can open', (citation) => expect(foreignCitations(citation)).not.toEqual([]));
});

test.each([...chapters])('the rules of %s are numbered 1, 2, 3 … without a gap', (_chapter, numbers) => {
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});

test.each(['behaviour', 'decisions'])('the index of docs/%s lists every page', (folder) => {
  const index = read(`docs/${folder}/README.md`);
  const pages = globSync(`docs/${folder}/*.md`).map((file) => path.basename(file));
  expect(pages.filter((page) => page !== 'README.md' && !index.includes(`](${page})`))).toEqual([]);
});

test.each(decisions)('decision %s says why and what, and is read in a minute', (file) => {
  const text = read(`docs/decisions/${file}`);
  for (const part of ['**Why.** ', '**Decision.** ']) expect(text).toContain(part);
  expect(text.split(/\s+/).length).toBeLessThan(300);
});

test('decisions are those in force, few enough to be read', () => {
  expect(decisions.length).toBeGreaterThan(15);
  expect(decisions.length).toBeLessThanOrEqual(25);
});
