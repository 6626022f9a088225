import { latePart } from '#client/page/late/late-part.tsx';

/** What script adds to an article's own words. */
export const ArticleExtras = latePart(async () => (await import('./article-extras.late.tsx')).ArticleExtras, {
  page: 'article',
});
