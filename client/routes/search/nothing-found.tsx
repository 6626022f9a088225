import type { HelpTopic } from '#shared/help-api/models.ts';
import { Card } from '#client/components/card/card.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { CategoryMenu } from '#client/features/category-menu/category-menu.tsx';
import { ContactBlock } from '#client/features/contact/contact-block.tsx';
import { SearchAgain } from '#client/features/search-panel/search-again.tsx';
import { T } from '#client/i18n/t.tsx';

interface NothingFoundProps {
  /** Empty before the first search. */
  query: string;
  topics: readonly HelpTopic[];
}

export const NothingFound = ({ query, topics }: NothingFoundProps) => (
  <div className="stack gap-7">
    <Card tone="brand" className="row gap-4 text-l">
      <Icon name="search" size="xl" />
      <T parent="p" i18nKey={query ? 'search.notFoundText' : 'search.noQuery'} />
    </Card>
    {query && <SearchAgain query={query} />}
    <CategoryMenu topics={topics} />
    <ContactBlock context={{ search: query }} />
  </div>
);
