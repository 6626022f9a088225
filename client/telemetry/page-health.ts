import { allows } from '#shared/consent/consent-choice.ts';
import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import { isSecretPath, pageAt } from '#shared/rendering/page-routes.ts';
import { sendReport } from '#client/api/send-report.ts';
import { createConsentStorage } from '#client/features/cookie-consent/consent-storage.ts';

/** One document in so many is told of. */
const sampleOneIn = 10;
/** More errors than this say nothing more. */
const mostErrors = 100;

/** What went wrong in one document, as `POST /bff/vitals` takes it. */
interface Health {
  /** Of the server that made the page; empty in a document without its state. */
  readonly build: string;
  /** Errors and rejections that nobody caught. */
  readonly errors: number;
  /** Whether scripts took the page over before it was left. */
  readonly hydrated: boolean;
}

/** Watches one document from its first script on (behaviour/consent 20). */
export interface PageHealth {
  /** Whether this document is in the sample. */
  readonly isChosen: boolean;
  /** Tells ourselves of the document, once. @param page name of the one it began with. */
  readonly tell: (page: string | null, vitals: Readonly<Record<string, number>>) => void;
}

/**
 * Call it before anything can fail. A page that is left before it was hydrated is told of from here, for nothing else of it
 * has run; a hydrated one by its vitals.
 *
 * @param random from 0 to 1, for the sample.
 */
export const watchDocument = (random: () => number = Math.random): PageHealth => {
  const isChosen = random() * sampleOneIn < 1;
  let errors = 0;
  let told = false;
  const health = (): Health => ({
    build: document.querySelector<HTMLElement>('#state')?.dataset['build'] ?? '',
    errors: Math.min(errors, mostErrors),
    hydrated: document.documentElement.dataset['script'] === 'ready',
  });
  const tell: PageHealth['tell'] = (page, vitals) => {
    if (told) return;
    told = true;
    sendReport(bffPaths.vitals, { page, vitals, health: health() });
  };
  if (isChosen) {
    for (const kind of ['error', 'unhandledrejection']) window.addEventListener(kind, () => (errors += 1));
    document.addEventListener('visibilitychange', () => {
      const { pathname } = window.location;
      if (document.visibilityState !== 'hidden' || health().hydrated || isSecretPath(pathname)) return;
      if (allows(createConsentStorage().read(), 'statistics')) tell(pageAt(pathname), {});
    });
  }
  return { isChosen, tell };
};
