import { latePart } from '#client/page/late/late-part.tsx';
import { AnErrorOccurred } from './last-resort.tsx';

/** The error page, which hardly any visit shows; where its code cannot be had, the last resort stands in. */
export const ErrorPage = latePart(async () => (await import('./error-page.late.tsx')).ErrorPage, {
  meanwhile: AnErrorOccurred,
});
