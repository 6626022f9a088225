/** Memory for markup that pages of a host share, all hosts together, in bytes: half a dozen kinds of pages of thirty hosts. */
export const sharedPartsBudget = 20 * 1024 * 1024;

/** The same for what is made once in a page, such as the header's list for each help area: a dozen of each of thirty hosts. */
export const markupOnceBudget = 4 * 1024 * 1024;
