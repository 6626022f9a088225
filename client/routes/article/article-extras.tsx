import { useState, type RefObject } from 'react';
import type { Article } from '#shared/help-api/models.ts';
import { useArticleView } from '#client/features/article-views/use-article-view.ts';
import { ImageDialog, type EnlargedImage } from '#client/features/image-dialog/image-dialog.tsx';
import { SectionLinks } from './section-links.tsx';
import { useContentLinks } from './use-content-links.ts';
import { useTableBoxes } from './use-table-boxes.ts';

export interface ArticleExtrasProps {
  article: Article;
  /** What the article's blocks stand in. */
  content: RefObject<HTMLElement | null>;
}

/** Links and tables of the content, the dialog that enlarges its pictures, and the view, which is counted. */
export const ArticleExtras = ({ article: { id, blocks }, content }: ArticleExtrasProps) => {
  const [image, setImage] = useState<EnlargedImage | null>(null);
  useArticleView(id);
  useContentLinks(content, blocks, setImage);
  useTableBoxes(content, blocks);
  return (
    <>
      <SectionLinks content={content} version={blocks} />
      <ImageDialog image={image} onClose={() => setImage(null)} />
    </>
  );
};
