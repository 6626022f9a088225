/** Made-up articles have ids from here on, below this category, in sub-categories of the numbers that follow it. */
export const madeUp = {
  category: 900,
  subCategories: 12,
  firstId: 1_000_000,
  idsOfSubCategory: 10_000,
} as const;
