interface Listed {
  readonly id: number;
}

export const keysOfArticles = (articles: readonly Listed[] = []): readonly string[] =>
  articles.map(({ id }) => `article:${id}`);

/** Surrogate keys of what the home page lists, as its page and its answer of `/bff` have them. */
export const keysOfHome = (host: string, popularTopics?: readonly Listed[]): readonly string[] => [
  `lists:${host}`,
  ...keysOfArticles(popularTopics),
];

/** The same of a category, by its sub-categories. */
export const keysOfCategory = (
  children: readonly { readonly articles: readonly Listed[] }[] = [],
): readonly string[] => keysOfArticles(children.flatMap(({ articles }) => articles));
