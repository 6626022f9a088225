import { latePart } from '#client/page/late/late-part.tsx';

/** The search panel; until its code is there, the form that it is without script. */
export const SearchPanel = latePart(async () => (await import('./search-panel.late.tsx')).SearchPanel);
