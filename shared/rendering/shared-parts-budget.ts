/** Memory for markup that pages of a host share, all hosts together, in bytes: half a dozen kinds of pages of thirty hosts. */
export const sharedPartsBudget = 24 * 1024 * 1024;
