import { useId } from 'react';
import type { PopularTopic } from '#shared/help-api/models.ts';
import { Card } from '#client/components/card/card.tsx';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import styles from './popular-questions.module.css';

/**
 * Popular questions with their short answers (behaviour/pages 14); not linked in the admin view
 * (behaviour/editor 2).
 */
export const PopularQuestions = ({ topics }: { topics: readonly PopularTopic[] }) => {
  const titleId = useId();
  const editing = useAdminView();
  if (topics.length === 0) return null;
  return (
    <section className="stack gap-5" aria-labelledby={titleId}>
      <T parent="h2" id={titleId} i18nKey="home.popular" />
      <ul className={styles.cards}>
        {topics.map(({ id, path, title: question, shortContent, categoryTitle, categoryLang, lang }) => (
          <Card key={id} as="li" linked={!editing} className="stack gap-2">
            {categoryTitle && (
              <p className={`text-xs ${styles.category}`} lang={categoryLang}>
                {categoryTitle}
              </p>
            )}
            <h3 className="text-l" lang={lang}>
              {editing ? (
                question
              ) : (
                <Link to={path} data-card-link>
                  {question}
                </Link>
              )}
            </h3>
            <p className={`muted text-s ${styles.answer}`} lang={lang}>
              {shortContent}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
};
