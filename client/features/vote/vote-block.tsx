import { latePart } from '#client/page/late/late-part.tsx';

/** "Was this article helpful?"; until its code is there, a press posts the form. */
export const VoteBlock = latePart(async () => (await import('./vote-block.late.tsx')).VoteBlock, {
  page: 'article',
});
