import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { pageRoutes, type PageName } from '#shared/rendering/page-routes.ts';
import { isWholeReading, type Reading } from '#server/cache/reading.ts';
import { cacheHeadersOf, cacheKindOf } from '#server/http/cache-headers.ts';
import { retryAfter } from '#server/http/retry-after.ts';
import { secretHeaders } from '#server/http/secrecy.ts';
import { contentPartsOf, surrogateKeysOf } from '#server/http/surrogate-keys.ts';

interface PageFacts {
  readonly project: ProjectFacts;
  readonly build: string;
  readonly path: string;
  /** Of the page that was matched: an order's page may be shown under the address of its form. */
  readonly page: PageName | null;
  readonly status: number;
  readonly isPost: boolean;
  readonly isListed: boolean;
  readonly reading: Reading;
}

/** What a page's response says beside what every response of its host says. */
export const pageHeadersOf = (facts: PageFacts): Record<string, string> => {
  const { project, build, path, page, status, isPost, isListed, reading } = facts;
  const isWhole = isWholeReading(reading);
  return {
    'Content-Type': 'text/html; charset=utf-8',
    ...cacheHeadersOf(isPost ? 'personal' : cacheKindOf(page, status, isWhole)),
    ...(isListed ? {} : { 'X-Robots-Tag': 'noindex' }),
    ...(page !== null && pageRoutes[page].secret ? secretHeaders : {}),
    ...(status < 500
      ? { 'Surrogate-Key': surrogateKeysOf(project, build, contentPartsOf(path), reading.shown) }
      : {}),
    ...(status === 503 ? { 'Retry-After': String(retryAfter) } : {}),
  };
};
