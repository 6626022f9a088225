import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Article, ArticleBlock } from '#shared/help-api/models.ts';
import { classNames } from '#client/components/class-names.ts';
import { RichText } from '#client/components/rich-text/rich-text.tsx';
import { VideoPlayer } from '#client/features/video-player/video-player.tsx';
import styles from './article-content.module.css';
import { ArticleExtras } from './article-extras.tsx';
import type { Guide } from './guide.tsx';
import { Gallery } from './gallery.tsx';

/** What shows a guided article step by step, fetched for one alone; without it the page stays whole. */
const useGuide = ({ guided }: Article, content: RefObject<HTMLElement | null>) => {
  const [steps, setSteps] = useState<{ readonly Guide: typeof Guide } | null>(null);
  useEffect(() => {
    if (guided) import('./guide.tsx').then(setSteps, () => content.current?.setAttribute('data-step', ''));
  }, [guided, content]);
  return guided ? steps : null;
};

/** The article's own words, pictures and videos (behaviour/articles 1). */
export const ArticleContent = ({ article }: { article: Article }) => {
  const content = useRef<HTMLDivElement>(null);
  const steps = useGuide(article, content);
  return (
    <>
      <div ref={content} className={classNames('stack gap-6', styles.content, article.guided && 'guide')}>
        {article.blocks.map((block, index) => (
          <Block key={index} block={block} index={index} />
        ))}
      </div>
      {steps && <steps.Guide content={content} sections={article.sections} version={article.blocks} />}
      <ArticleExtras article={article} content={content} />
    </>
  );
};

const Block = ({ block, index }: { block: ArticleBlock; index: number }) => {
  switch (block.kind) {
    case 'html':
      return <RichText html={block.html} block={index} />;
    case 'gallery':
      return <Gallery images={block.images} />;
    case 'video':
      return (
        <div className={styles.video} data-print="hide">
          <VideoPlayer id={block.id} title={block.title} poster={block.poster} />
        </div>
      );
  }
};
