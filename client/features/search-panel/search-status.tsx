import { T } from '#client/i18n/t.tsx';
import type { SearchState } from './search-state.ts';

interface SearchStatusProps {
  state: SearchState;
  count: number;
  shown: boolean;
}

/** Says politely what came of the lookup; not while it is pending, or every keystroke would speak. */
export const SearchStatus = ({ state: { phase }, count, shown }: SearchStatusProps) => {
  const words = () => {
    if (phase === 'failed') return <T i18nKey="search.failed" />;
    if (phase !== 'settled') return '';
    return count === 0 ? (
      <T i18nKey="header.notfound" />
    ) : (
      <T i18nKey="search.suggestions" values={{ count }} />
    );
  };
  return (
    <div role="status">
      <span className="visually-hidden">{shown ? words() : ''}</span>
    </div>
  );
};
