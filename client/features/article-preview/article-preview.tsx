import { useState, type ReactElement } from 'react';
import type { ArticleLink } from '#shared/help-api/models.ts';
import { classNames } from '#client/components/class-names.ts';
import { Tooltip } from '#client/components/tooltip/tooltip.tsx';
import styles from './article-preview.module.css';

/** Pixels; our own figure (behaviour/articles 5). */
const imageMinimum = 200;

export const isPreviewSize = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) >= imageMinimum;

interface ArticlePreviewProps {
  article: ArticleLink & { readonly shortContent: string; readonly image?: string | null };
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A tooltip for a link to an article: picture, title, short text (behaviour/articles 4). */
export const ArticlePreview = ({ article, children }: ArticlePreviewProps) => {
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
