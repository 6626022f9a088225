import { readFileSync } from 'node:fs';
import type { PageBudget } from './page-bytes.ts';

/** A kind of page: an address that shows it, and what it may load at most. */
interface PageRow extends PageBudget {
  readonly host: string;
  readonly path: string;
}

/** Of `size-budget.json`: figures are bytes as brotli sends them. They are lowered when a page gets smaller. */
export const budgets = JSON.parse(
  readFileSync(new URL('size-budget.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, PageRow>>;
