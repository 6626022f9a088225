import { allows } from '#shared/consent/consent-choice.ts';
import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import { isSecretPath, pageAt } from '#shared/rendering/page-routes.ts';
import { sendReport } from '#client/api/send-report.ts';
import { createConsentStorage } from '#client/features/cookie-consent/consent-storage.ts';

const sampleOneIn = 10;
const mostErrors = 100;

export type PageHealth = ReturnType<typeof watchDocument>;

/**
 * Watches one document (behaviour/consent 20). Call it before anything can fail. Reports a page that is left before
 * hydration; hydrated pages are reported with their vitals.
 *
 * @param random from 0 to 1, for the sample.
 */
export const watchDocument = (random: () => number = Math.random) => {
  const isChosen = random() * sampleOneIn < 1;
  let errors = 0;
  let told = false;
  /** As `POST /bff/vitals` takes it: the build is the server's, the errors are those that nothing caught. */
  const health = () => ({
    build: document.querySelector<HTMLElement>('#state')?.dataset['build'] ?? '',
    errors: Math.min(errors, mostErrors),
    hydrated: document.documentElement.dataset['script'] === 'ready',
  });
  /**
   * Reports the document, once.
   *
   * @param page name of its first page.
   */
  const tell = (page: string | null, vitals: Readonly<Record<string, number>>): void => {
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
