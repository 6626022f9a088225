import { Pagination } from '#client/components/pagination/pagination.tsx';
import { listTurn } from './use-focus-after-turn.ts';

interface ListPagesProps {
  /** Name of the navigation. */
  label: string;
  /** From 1. */
  page: number;
  count: number;
  /** Address of a page of the list. */
  pathOf: (page: number) => string;
}

/** The pages of a list, in words (behaviour/controls 8). */
export const ListPages = ({ label, page, count, pathOf }: ListPagesProps) => (
  <Pagination label={label} page={page} pageCount={count} hrefFor={pathOf} state={listTurn} />
);
