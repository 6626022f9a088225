import { useId } from 'react';
import type { ArticlePreview as Preview, PopularTopic } from '#shared/help-api/models.ts';
import { previewText } from '#shared/text/truncate.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { ArticlePreview } from '#client/features/article-preview/article-preview.tsx';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './further-questions.module.css';

export interface FurtherQuestionsProps {
  related: readonly Preview[];
  /** Shown if nothing is related. */
  popular: readonly PopularTopic[];
}

/**
 * Related questions, else popular ones (behaviour/articles 3), which are not linked in the admin view
 * (behaviour/editor 2).
 */
export const FurtherQuestions = ({ related, popular }: FurtherQuestionsProps) => {
  const titleId = useId();
  const editing = useAdminView();
  // Related articles come with shortened texts.
  const articles =
    related.length > 0
      ? related
      : popular.map((topic) => ({ ...topic, shortContent: previewText(topic.shortContent) }));
  if (articles.length === 0) return null;
  return (
    <section className="stack gap-5" aria-labelledby={titleId} data-print="hide">
      <T parent="h2" id={titleId} i18nKey={related.length > 0 ? 'article.related' : 'article.popular'} />
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id} className={styles.item}>
            <ArticlePreview article={article}>
              {editing && related.length === 0 ? (
                <span className={classNames('box row spread gap-4', styles.link)} lang={article.lang}>
                  {article.title}
                </span>
              ) : (
                <Link to={article.path} className={classNames('box row spread gap-4', styles.link)}>
                  <span lang={article.lang}>{article.title}</span>
                  <Icon name="arrow-right" className={styles.arrow} />
                </Link>
              )}
            </ArticlePreview>
          </li>
        ))}
      </ul>
    </section>
  );
};
