/** What stands beside the frame. */
export const panels = { texts: 'Texts', search: 'Search words' } as const;
export type Panel = keyof typeof panels;
