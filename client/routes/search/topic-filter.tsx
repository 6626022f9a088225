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
      <ul className={styles.topics}>
        {links.map(({ id, title, lang, count }) => (
          <li key={id}>
            <ButtonLink
              variant={id === chosen ? 'primary' : 'secondary'}
              {...(id === chosen && { icon: 'check' })}
              to={searchPath(query, 1, id)}
              lang={lang}
              aria-current={id === chosen ? 'true' : undefined}
              state={listTurn}
            >
              {`${title} (${count})`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
