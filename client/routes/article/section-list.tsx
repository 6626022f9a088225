import { latePart } from '#client/page/late/late-part.tsx';

/** "On this page": its links work from the start; what is being read is marked once its code is there. */
export const SectionList = latePart(async () => (await import('./section-list.late.tsx')).SectionList, {
  page: 'article',
});
