import { useId, useState, type ReactElement } from 'react';
import type { ArticleLink, ArticlePreview as Preview, PopularTopic } from '#shared/help-api/models.ts';
import { previewText } from '#shared/text/truncate.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { Tooltip } from '#client/components/tooltip/tooltip.tsx';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './further-questions.module.css';

interface FurtherQuestionsProps {
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

interface ArticlePreviewProps {
  article: ArticleLink & { readonly shortContent: string; readonly image?: string | null };
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A tooltip for a link to an article: picture, title, short text (behaviour/articles 4). */
const ArticlePreview = ({ article, children }: ArticlePreviewProps) => {
  if (article.shortContent === '') return children;
  const content = (
    <span className="stack gap-2" lang={article.lang}>
      {article.image && <PreviewImage src={article.image} />}
      <strong className={styles.title}>{article.title}</strong>
      <span>{article.shortContent}</span>
    </span>
  );
  return <Tooltip content={content}>{children}</Tooltip>;
};

/** Pixels; our own figure (behaviour/articles 5). */
const imageMinimum = 200;

export const isPreviewSize = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) >= imageMinimum;

/** Keeps its place while it loads; removed if it is too small or fails. */
const PreviewImage = ({ src }: { src: string }) => {
  const [state, setState] = useState<'loading' | 'shown' | 'unfit'>('loading');
  if (state === 'unfit') return null;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames(styles.image, state === 'loading' && styles.loading)}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        setState(isPreviewSize({ width, height }) ? 'shown' : 'unfit')
      }
      onError={() => setState('unfit')}
    />
  );
};
