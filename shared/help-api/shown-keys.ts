import type { ArticlePage, CategoryPage, Home } from './models.ts';

/**
 * Surrogate keys of what an answer shows beside what its address names (behaviour/cache 3): pages name them in their route's
 * `handle`, data in its row of `server/bff/reads.ts`.
 */
const articlesIn = (articles: readonly { readonly id: number }[]): readonly string[] =>
  articles.map(({ id }) => `article:${id}`);

/** For answers in which any article of the host may appear. */
export const listsOf = (host: string): string => `lists:${host}`;

export const keysOfHome = (
  { popularTopics }: Pick<Home, 'popularTopics'>,
  host: string,
): readonly string[] => [listsOf(host), ...articlesIn(popularTopics)];

export const keysOfCategory = ({ children }: CategoryPage): readonly string[] =>
  articlesIn(children.flatMap(({ articles }) => articles));

export const keysOfArticle = ({ related }: ArticlePage): readonly string[] => articlesIn(related);
