import type { TFunction } from 'i18next';
import type { ArticlePage, Site } from '#shared/help-api/models.ts';
import { categoryPath } from '#shared/help-api/paths.ts';
import type { JsonLd } from '#shared/rendering/json-ld.ts';
import { shopOrganization, trailJsonLd } from '#client/features/page-head/site-json-ld.ts';

/** The article and its breadcrumbs as structured data, with our own pictures. */
export const articleJsonLd = (site: Site, t: TFunction, article: ArticlePage): readonly JsonLd[] => {
  const { origin, tag } = site.project;
  const images = article.blocks
    .flatMap((block) => (block.kind === 'gallery' ? block.images : []))
    .filter(({ src }) => src.startsWith('/'))
    .map(({ src }) => origin + src);
  return [
    trailJsonLd(site, t, [
      { title: article.category.title, to: categoryPath(article.category.id) },
      { title: article.title, to: article.path },
    ]),
    {
      '@type': 'Article',
      headline: article.title,
      description: article.shortContent,
      url: origin + article.path,
      inLanguage: article.lang ?? tag,
      ...(images.length > 0 ? { image: images } : {}),
      ...(article.changed && { dateModified: article.changed }),
      publisher: shopOrganization(site),
    },
  ];
};
