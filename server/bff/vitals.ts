import * as v from 'valibot';
import { pageNames, pageRoutes } from '#shared/rendering/page-routes.ts';
import { vitalNames, type Vital } from '#server/observability/vital.ts';

/** Five minutes; more comes from a tab that was hidden while it loaded, and means nothing. */
const longest = 300_000;
const Figure = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(longest)));

const Vitals = v.object({
  page: v.picklist(pageNames.filter((name) => !pageRoutes[name].secret)),
  vitals: v.object({ LCP: Figure, INP: Figure, CLS: Figure, TTFB: Figure }),
});

/**
 * `POST /bff/vitals`: how a page felt to somebody who allows statistics; host and kind of page are all that is kept. The
 * figures of a body; `null` where it is none, or of a page whose address is a secret.
 */
export const readVitals = (body: unknown): readonly Vital[] | null => {
  const { success, output } = v.safeParse(Vitals, body);
  if (!success) return null;
  return vitalNames.flatMap((name) => {
    const value = output.vitals[name];
    return value === undefined ? [] : [{ page: output.page, name, value }];
  });
};
