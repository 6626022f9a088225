import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#client/components/visually-hidden/visually-hidden.tsx';
import type { SearchState } from './search-state.ts';

interface SearchStatusProps {
  state: SearchState;
  count: number;
  shown: boolean;
}

/** Says politely what came of the lookup; not while it is pending, or every keystroke would speak. */
export const SearchStatus = ({ state: { phase }, count, shown }: SearchStatusProps) => {
  const { t } = useTranslation();
  const words = () => {
    if (phase === 'failed') return t('search.failed');
    if (phase !== 'settled') return '';
    return count === 0 ? t('header.notfound') : t('search.suggestions', { count });
  };
  return (
    <div role="status">
      <VisuallyHidden>{shown ? words() : ''}</VisuallyHidden>
    </div>
  );
};
