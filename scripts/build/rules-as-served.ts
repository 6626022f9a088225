import type { Plugin } from 'vite';

/** Where the block ends that begins behind `start`; braces in quoted text count for nothing. */
const endOfBlock = (css: string, start: number): number => {
  let depth = 1;
  for (const { 0: sign, index } of css.slice(start).matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g)) {
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (depth === 0) return start + index;
  }
  throw new Error('a style sheet ends within a block');
};

const query = /@media (?<before>[^{};]*)\(scripting: none\)(?<after>[^{};]*)\{/;

/**
 * Has the rules for pages without script hold in whatever stays as it was served as well, though script runs: the late parts
 * whose code is missing, or all of a page whose scripts are (behaviour/pages 39). No selector of CSS says both.
 */
export const withRulesAsServed = (css: string): string => {
  const found = query.exec(css);
  if (!found) return css;
  const start = found.index + found[0].length;
  const end = endOfBlock(css, start);
  const { before = '', after = '' } = found.groups ?? {};
  const asServed = `@media ${before}all${after}{[data-as-served]{${css.slice(start, end)}}}`;
  return css.slice(0, end + 1) + asServed + withRulesAsServed(css.slice(end + 1));
};

/** Between what compiles a file and what puts all of them together. */
export const rulesAsServed: Plugin = {
  name: 'rules-as-served',
  transform: { filter: { id: /\.css$/ }, handler: withRulesAsServed },
};
