import * as v from 'valibot';
import type { RequestHandler } from 'express';
import { fail } from '#shared/help-api/result.ts';
import { pageNames, pageRoutes } from '#shared/rendering/page-routes.ts';
import type { Violation } from '#server/observability/policy-violations.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { visitOf } from '#server/http/request-context.ts';
import { searchPlaces, type SearchClick } from '#server/observability/feedback.ts';
import { vitalNames, type DocumentHealth, type Vital } from '#server/observability/vital.ts';
import { reply } from './reply.ts';

/** More reports than a page can cause before it is read; the rest of a body is passed over. */
const reportsPerBody = 50;

/** As the Reporting API sends them, several at once; other kinds of reports are none of ours. */
const Reports = v.pipe(
  v.array(v.unknown()),
  v.transform((reports) =>
    reports.slice(0, reportsPerBody).flatMap((report) => {
      const { success, output } = v.safeParse(Report, report);
      return success ? [output.body] : [];
    }),
  ),
);
const Report = v.object({
  type: v.literal('csp-violation'),
  body: v.object({ effectiveDirective: v.string(), blockedURL: v.nullish(v.string(), '') }),
});

/** As `report-uri` has them sent, one a body; the directive may carry its sources. */
const OlderReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': v.optional(v.string()),
      'violated-directive': v.optional(v.string(), ''),
      'blocked-uri': v.optional(v.string(), ''),
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      effectiveDirective:
        report['effective-directive'] ?? report['violated-directive'].split(' ', 1)[0] ?? '',
      blockedURL: report['blocked-uri'],
    },
  ]),
);

/** `POST /bff/reports`: what a page's policy has blocked (behaviour/security 18); only origins are kept. */
export const readViolations = (body: unknown): readonly Violation[] | null => {
  const read = v.safeParse(v.union([Reports, OlderReport]), body);
  if (!read.success) return null;
  return read.output.map(({ effectiveDirective, blockedURL }) => ({
    directive: directives.has(effectiveDirective) ? effectiveDirective : 'other',
    blocked: originOf(blockedURL),
  }));
};

/** Every directive that can block something. */
const directives = new Set([
  'base-uri', 'child-src', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src',
  'img-src', 'manifest-src', 'media-src', 'object-src', 'prefetch-src', 'script-src', 'script-src-attr',
  'script-src-elem', 'style-src', 'style-src-attr', 'style-src-elem', 'worker-src',
]); // oxfmt-ignore

/** An origin of the web, a scheme, or a word such as `inline`; nothing that could be part of an address. */
const originOf = (blocked: string): string => {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  const url = URL.canParse(blocked) ? new URL(blocked) : null;
  if (!url || url.protocol.length > 30) return 'unknown';
  return url.origin === 'null' ? url.protocol : url.origin.slice(0, 100);
};

/** Takes what browsers tell on their own: `onEach` gets every entry with its host; 422 where `read` finds nothing. */
export const acceptBeacon =
  <T>(
    read: (body: unknown) => readonly T[] | null,
    onEach: (host: string, entry: T) => void,
  ): RequestHandler =>
  (req, res) => {
    const entries = read(req.body);
    if (entries === null) return reply(res, fail('invalid'));
    const { project } = visitOf(res);
    for (const entry of entries) onEach(project.host, entry);
    setCacheHeaders(res, 'never');
    res.status(204).end();
  };

const Click = v.object({
  from: v.picklist(searchPlaces),
  rank: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
});

/** `POST /bff/search-clicks`: the place of a followed result in its list, and nothing else; `null` for any other body. */
export const readSearchClick = (body: unknown): readonly SearchClick[] | null => {
  const { success, output } = v.safeParse(Click, body);
  return success ? [output] : null;
};

/** Five minutes: a tab that was hidden while it loaded says more, and means nothing. */
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

/** `POST /bff/vitals`: figures of a visitor who allows statistics; `null` for others, and for pages that are secret. */
export const readVitals = (body: unknown): readonly (Vital | DocumentHealth)[] | null => {
  const { success, output } = v.safeParse(Vitals, body);
  if (!success) return null;
  const vitals = vitalNames.flatMap((name) => {
    const value = output.vitals[name];
    return value === undefined ? [] : [{ page: output.page, name, value }];
  });
  return output.health ? [...vitals, output.health] : vitals;
};
