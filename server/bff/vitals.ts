import * as v from 'valibot';
import { pageNames, pageRoutes } from '#shared/rendering/page-routes.ts';
import { vitalNames, type DocumentHealth, type Vital } from '#server/observability/vital.ts';

/** Five minutes; more comes from a tab that was hidden while it loaded, and means nothing. */
const longest = 300_000;
const Figure = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(longest)));

/** As many errors as a browser counts. */
const mostErrors = 100;

const Vitals = v.object({
  page: v.picklist(pageNames.filter((name) => !pageRoutes[name].secret)),
  vitals: v.object({ LCP: Figure, INP: Figure, CLS: Figure, TTFB: Figure }),
  health: v.optional(
    v.object({
      build: v.pipe(v.string(), v.maxLength(40)),
      errors: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostErrors)),
      hydrated: v.boolean(),
    }),
  ),
});

/**
 * `POST /bff/vitals`: how a page felt to somebody who allows statistics; host and kind of page are all that is kept, and
 * by build what went wrong. The figures of a body; `null` where it is none, or of a page whose address is a secret.
 */
export const readVitals = (body: unknown): readonly (Vital | DocumentHealth)[] | null => {
  const { success, output } = v.safeParse(Vitals, body);
  if (!success) return null;
  const vitals = vitalNames.flatMap((name) => {
    const value = output.vitals[name];
    return value === undefined ? [] : [{ page: output.page, name, value }];
  });
  return output.health ? [...vitals, output.health] : vitals;
};
