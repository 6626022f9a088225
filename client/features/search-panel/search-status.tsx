import { T } from '#client/i18n/t.tsx';
import type { SearchState } from './search-state.ts';

interface SearchStatusProps {
  state: SearchState;
  count: number;
  shown: boolean;
}

/** Announces the result of the lookup; silent while pending. */
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
