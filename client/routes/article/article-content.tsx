import { useRef } from 'react';
import type { Article, ArticleBlock } from '#shared/help-api/models.ts';
import { RichText } from '#client/components/rich-text/rich-text.tsx';
import { VideoPlayer } from '#client/features/video-player/video-player.tsx';
import styles from './article-content.module.css';
import { ArticleExtras } from './article-extras.tsx';
import { Gallery } from './gallery.tsx';

/** The article's own words, pictures and videos (behaviour/articles 1). */
export const ArticleContent = ({ article }: { article: Article }) => {
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={content} className={styles.content}>
        {article.blocks.map((block, index) => (
          <Block key={index} block={block} index={index} />
        ))}
      </div>
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
