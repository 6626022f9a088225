import type { Plugin } from 'vite';
import { endOfBlock } from './style-sheets.ts';

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
