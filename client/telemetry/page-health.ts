import { allows } from '#shared/consent/consent-choice.ts';
import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import { isSecretPath, pageAt } from '#shared/rendering/page-routes.ts';
import { sendReport } from '#client/api/send-report.ts';
import { createConsentStorage } from '#client/features/cookie-consent/consent-storage.ts';

const sampleOneIn = 10;
const mostErrors = 100;

/** As `POST /bff/vitals` takes it. */
interface Health {
  /** Of the server that rendered the page. */
  readonly build: string;
  /** Uncaught errors and rejections. */
  readonly errors: number;
  readonly hydrated: boolean;
}

/** Watches one document (behaviour/consent 20). */
export interface PageHealth {
  readonly isChosen: boolean;
  /**
   * Reports the document, once.
   *
   * @param page name of its first page.
   */
  readonly tell: (page: string | null, vitals: Readonly<Record<string, number>>) => void;
}

/**
 * Call it before anything can fail. Reports a page that is left before hydration; hydrated pages are reported with
 * their vitals.
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
