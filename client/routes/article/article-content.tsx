import { useRef, useState } from 'react';
import type { ArticleBlock } from '#shared/help-api/models.ts';
import { RichText } from '#client/components/rich-text/rich-text.tsx';
import { ImageDialog, type EnlargedImage } from '#client/features/image-dialog/image-dialog.tsx';
import { VideoPlayer } from '#client/features/video-player/video-player.tsx';
import styles from './article-content.module.css';
import { Gallery } from './gallery.tsx';
import { SectionLinks } from './section-links.tsx';
import { useContentLinks } from './use-content-links.ts';
import { useTableBoxes } from './use-table-boxes.ts';

interface ArticleContentProps {
  blocks: readonly ArticleBlock[];
}

/** The article's own words, pictures and videos (behaviour/articles 1). */
export const ArticleContent = ({ blocks }: ArticleContentProps) => {
  const [image, setImage] = useState<EnlargedImage | null>(null);
  const content = useRef<HTMLDivElement>(null);
  useContentLinks(content, blocks, setImage);
  useTableBoxes(content, blocks);
  return (
    <>
      <div ref={content} className={styles.content}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} index={index} />
        ))}
      </div>
      <SectionLinks content={content} version={blocks} />
      <ImageDialog image={image} onClose={() => setImage(null)} />
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
