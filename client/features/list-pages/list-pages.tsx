import { useWords } from '#client/i18n/words.tsx';
import { Pagination } from '#client/components/pagination/pagination.tsx';

interface ListPagesProps {
  /** Name of the navigation. */
  label: string;
  /** From 1. */
  page: number;
  count: number;
  /** Address of a page of the list. */
  pathOf: (page: number) => string;
  /** The page at this address was chosen in this tab. */
  onTurn: (path: string) => void;
}

/** The pages of a list, in words (behaviour/controls 8). */
export const ListPages = ({ label, page, count, pathOf, onTurn }: ListPagesProps) => {
  const t = useWords();
  return (
    <Pagination
      label={label}
      page={page}
      pageCount={count}
      hrefFor={pathOf}
      pageLabel={(target) => t('pagination.page', { page: target })}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      onNavigate={(target) => onTurn(pathOf(target))}
    />
  );
};
