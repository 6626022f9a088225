import { measureSearch, share, total, type Part, type Quality } from '#tests/search/measure-search.ts';

/**
 * `npx node scripts/search-quality.ts [--check | --outside] [language …]`: how often the right article comes first, among the first
 * three, and how often nothing is found; then the questions that missed. Those that it is judged by are shown with `--check`
 * alone: whoever tunes by them has nothing left to judge by.
 */
const options = process.argv.slice(2);
const shown: Part = (['check', 'outside'] as const).find((part) => options.includes(`--${part}`)) ?? 'tune';
const languages = options.filter((option) => !option.startsWith('-'));

const percent = (part: number, quality: Quality): string =>
  `${share(part, quality).toFixed(1).padStart(5)} %`;

const line = (name: string, quality: Quality): string =>
  `${name.padEnd(10)} ${String(quality.asked).padStart(4)} asked   first ${percent(quality.first, quality)}   ` +
  `top three ${percent(quality.topThree, quality)}   nothing ${percent(quality.nothing, quality)}`;

const measure = (of: Part) =>
  [...measureSearch(of)].filter(([name]) => languages.length === 0 || languages.includes(name));
const measured = { tune: measure('tune'), check: measure('check'), outside: measure('outside') };
const names = { tune: 'Tuned on', check: 'Judged by', outside: 'Asked from outside' } as const;

for (const [name, { misses }] of measured[shown]) {
  for (const { q, answers, place, found } of misses)
    process.stdout.write(
      `  ${name} ${place === null ? 'not found' : `place ${place}`}: ${q}\n` +
        `      wanted ${answers.join(', ')}; found ${found.slice(0, 3).join(', ') || 'nothing'}\n`,
    );
}
for (const each of ['tune', 'check', 'outside'] as const) {
  process.stdout.write(`\n${names[each]}\n`);
  for (const [name, quality] of measured[each]) process.stdout.write(`${line(name, quality)}\n`);
  process.stdout.write(`${line('all', total(measured[each].map(([, quality]) => quality)))}\n`);
}
