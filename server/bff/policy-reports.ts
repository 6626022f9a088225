import * as v from 'valibot';
import type { Violation } from '#server/observability/policy-violations.ts';

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

/**
 * `POST /bff/reports`: what the policy of a page has blocked (behaviour/security 18); `null` where the body
 * is no report. Of addresses only origins are read.
 */
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
