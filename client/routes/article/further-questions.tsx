import { latePart } from '#client/page/late/late-part.tsx';

/** Further questions; until their code is there, links without a preview. */
export const FurtherQuestions = latePart(
  async () => (await import('./further-questions.late.tsx')).FurtherQuestions,
  { page: 'article' },
);
