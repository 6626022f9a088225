/**
 * Made-up articles have ids from here on, below this category, in sub-categories of the numbers that follow it. None of them
 * is an id of the demo shop, such as 1060101: an article has one address, and it would be that one's.
 */
export const madeUp = {
  category: 900,
  subCategories: 12,
  firstId: 2_000_000,
  idsOfSubCategory: 10_000,
} as const;
