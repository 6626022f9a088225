/** What stands beside the frame. */
export const panels = {
  texts: 'Texts',
  search: 'Search words',
  answers: 'Answers',
  notice: 'Notice',
} as const;
export type Panel = keyof typeof panels;
