import type { PageName } from '#shared/rendering/page-routes.ts';

/** What a browser measures of a page: times in milliseconds, CLS without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** What went wrong in one document, as its browser told. */
export interface DocumentHealth {
  readonly build: string;
  readonly errors: number;
  /** False: the page was left as it was served. */
  readonly hydrated: boolean;
}

export interface Vital {
  readonly page: PageName;
  readonly name: VitalName;
  readonly value: number;
}
