/** Whether an element is laid out, as `checkVisibility` says in browsers that have it (decision 0053). */
export const hasBox = (element: Element): boolean => element.getClientRects().length > 0;
