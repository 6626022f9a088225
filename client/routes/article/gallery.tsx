import { useTranslation } from 'react-i18next';
import type { ArticleImage } from '#shared/help-api/models.ts';
import { Slider } from '#client/components/slider/slider.tsx';
import { fallbackLang } from '#client/i18n/t.tsx';
import styles from './article-content.module.css';

export interface GalleryProps {
  images: readonly ArticleImage[];
}

/** Pictures side by side: one, two or three by width (behaviour/articles 11); each leads to its large form. */
export const Gallery = ({ images }: GalleryProps) => {
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
              {...(!alt && { lang: fallbackLang(i18n, 'article.slide') })}
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
