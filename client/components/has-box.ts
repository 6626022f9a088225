/** `checkVisibility` for older browsers (decision 0053). */
export const hasBox = (element: Element): boolean => element.getClientRects().length > 0;
