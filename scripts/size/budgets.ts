import { readFileSync } from 'node:fs';
import type { PageBudget } from './page-bytes.ts';

/** A kind of page: an address that shows it, and what it may load at most. */
interface PageRow extends PageBudget {
  readonly host: string;
  readonly path: string;
}

/**
 * Of `size-budget.json`: figures are bytes as brotli sends them, lowered when a page gets smaller. There is room for a page or
 * a form more, so that adding one touches no figure, within what a first load may have: JS 122 kB, CSS 9 kB.
 */
export const budgets = JSON.parse(
  readFileSync(new URL('size-budget.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, PageRow>>;
