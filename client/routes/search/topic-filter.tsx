import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundTopic } from '#shared/help-api/models.ts';
import { searchPath } from '#shared/help-api/paths.ts';
import { fallbackLang } from '#client/i18n/t.tsx';
import { ButtonLink } from '#client/components/button/button.tsx';
import { listTurn } from '#client/components/pagination/use-focus-after-turn.ts';
import styles from './topic-filter.module.css';

interface TopicFilterProps {
  query: string;
  topics: readonly FoundTopic[];
  /** `null` for all. */
  chosen: number | null;
}

/** Chromium does not scroll the row for a link of which an edge is visible. Not for a press, which would miss it. */
const showWhole = ({ currentTarget }: FocusEvent<HTMLElement>) => {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Links to the results of one topic, and to all (behaviour/search 22). */
export const TopicFilter = ({ query, topics, chosen }: TopicFilterProps) => {
  const { t, i18n } = useTranslation();
  const all = topics.reduce((sum, { count }) => sum + count, 0);
  const links = [
    { id: null, title: t('search.allTopics'), lang: fallbackLang(i18n, 'search.allTopics'), count: all },
    ...topics,
  ];
  return (
    <nav aria-label={t('search.topics')} data-print="hide">
      <ul className={`cluster gap-2 ${styles.topics}`}>
        {links.map(({ id, title, lang, count }) => (
          <li key={id}>
            <ButtonLink
              variant={id === chosen ? 'primary' : 'secondary'}
              icon={id === chosen ? 'check' : undefined}
              to={searchPath(query, 1, id)}
              lang={lang}
              aria-current={id === chosen ? 'true' : undefined}
              state={listTurn}
              onFocus={showWhole}
            >
              {`${title} (${count})`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
