import * as v from 'valibot';
import { pageNames, pageRoutes } from '#shared/rendering/page-routes.ts';

// What browsers tell on their own: read by closed schemas, so that nothing else of it is counted or logged.

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

/** Something that the policy of a page has kept a browser from loading or doing. */
export interface Violation {
  readonly directive: string;
  /** An origin, a scheme, or a word such as `inline`: never an address. */
  readonly blocked: string;
}

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

const Click = v.object({
  /** The panel under the field, as they type, or the page of results. */
  from: v.picklist(['panel', 'page']),
  /** 1 is the first. */
  rank: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
});
export type SearchClick = v.InferOutput<typeof Click>;

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

/** What went wrong in one document, as its browser told. */
const DocumentHealth = v.object({
  build: v.pipe(v.string(), v.maxLength(40)),
  errors: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostErrors)),
  /** False: the page was left as it was served. */
  hydrated: v.boolean(),
});
export type DocumentHealth = v.InferOutput<typeof DocumentHealth>;

/** What a browser measures of a page: times in milliseconds, CLS without a unit. */
const figures = { LCP: Figure, INP: Figure, CLS: Figure, TTFB: Figure };
export type VitalName = keyof typeof figures;
const vitalNames = Object.keys(figures) as VitalName[];

const Vitals = v.object({
  page: v.picklist(pageNames.filter((name) => !pageRoutes[name].secret)),
  vitals: v.object(figures),
  health: v.optional(DocumentHealth),
});

export interface Vital {
  readonly page: v.InferOutput<typeof Vitals>['page'];
  readonly name: VitalName;
  readonly value: number;
}

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
