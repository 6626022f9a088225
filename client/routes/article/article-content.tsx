import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article, ArticleBlock, ArticleImage } from '#shared/help-api/models.ts';
import { classNames } from '#client/components/class-names.ts';
import { useLazyModule } from '#client/components/use-lazy-module.ts';
import { RichText } from '#client/components/rich-text/rich-text.tsx';
import { Slider } from '#client/components/slider/slider.tsx';
import { useArticleView } from '#client/features/article-views/use-article-view.ts';
import { ImageDialog, type EnlargedImage } from '#client/features/image-dialog/image-dialog.tsx';
import { VideoPlayer } from '#client/features/video-player/video-player.tsx';
import { fallbackLang } from '#client/i18n/t.tsx';
import styles from './article-content.module.css';
import { SectionLinks } from './section-links.tsx';
import { useContentLinks } from './use-content-links.ts';

const loadGuide = () => import('./guide.tsx');

/** The article's text, pictures and videos, and what script adds to them (behaviour/articles 1). */
export const ArticleContent = ({ article }: { article: Article }) => {
  const content = useRef<HTMLDivElement>(null);
  const guide = useLazyModule(article.guided, loadGuide);
  const [image, setImage] = useState<EnlargedImage | null>(null);
  useArticleView(article.id);
  useContentLinks(content, article.blocks, setImage);
  useTableBoxes(content, article.blocks);
  return (
    <>
      <div
        ref={content}
        className={classNames('stack gap-6', styles.content, article.guided && 'guide')}
        // If the guide cannot be loaded, the whole article is visible.
        {...(guide === null && { 'data-step': '' })}
      >
        {article.blocks.map((block, index) => (
          <Block key={index} block={block} index={index} lang={article.lang} />
        ))}
      </div>
      {article.guided && guide && <guide.Guide content={content} article={article} />}
      <SectionLinks content={content} version={article.blocks} />
      <ImageDialog image={image} lang={article.lang} onClose={() => setImage(null)} />
    </>
  );
};

interface BlockProps {
  block: ArticleBlock;
  index: number;
  /** Of the article's own texts: controls are in the page's language. */
  lang: string | undefined;
}

const Block = ({ block, index, lang }: BlockProps) => {
  switch (block.kind) {
    case 'html':
      return <RichText html={block.html} lang={lang} block={index} />;
    case 'gallery':
      return <Gallery images={block.images} lang={lang} />;
    case 'video':
      return (
        <div className={styles.video} data-print="hide">
          <VideoPlayer id={block.id} title={block.title} lang={lang} poster={block.poster} />
        </div>
      );
  }
};

/** Pictures side by side (behaviour/articles 11); each links to its full size. */
const Gallery = ({ images, lang }: { images: readonly ArticleImage[] } & Pick<BlockProps, 'lang'>) => {
  const { t, i18n } = useTranslation();
  return (
    <Slider
      label={t('article.gallery')}
      layout="gallery"
      items={images.map(({ src, alt, width, height }, index) => ({
        id: index,
        content: (
          <a className={`enlarge ${styles.picture}`} href={src}>
            <img
              src={src}
              alt={alt || t('article.slide', { index: index + 1, total: images.length })}
              lang={alt ? lang : fallbackLang(i18n, 'article.slide')}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </a>
        ),
      }))}
    />
  );
};

const nameOf = (table: HTMLTableElement | null): string | null | undefined =>
  table?.caption ? table.caption.textContent : table?.getAttribute('aria-label');

/** Only tables that scroll are tab stops. */
const mark = (box: Element): void => {
  const name = nameOf(box.querySelector('table'));
  if (box.scrollWidth <= box.clientWidth) {
    for (const attribute of ['tabindex', 'role', 'aria-label']) box.removeAttribute(attribute);
    return;
  }
  box.setAttribute('tabindex', '0');
  if (!name) return;
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', name);
};

/**
 * Makes tables that scroll named regions and tab stops (behaviour/articles 18). Without script browsers do so
 * themselves.
 *
 * @param version changes with the HTML of `content`.
 */
const useTableBoxes = (content: RefObject<HTMLElement | null>, version: unknown): void => {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => mark(target)));
    for (const box of content.current?.querySelectorAll('.table-box') ?? []) observer.observe(box);
    return () => observer.disconnect();
  }, [content, version]);
};
