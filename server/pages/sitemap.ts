import type { RequestHandler } from 'express';
import escapeHtml from 'escape-html';
import type { ArticleLink, Category } from '#shared/help-api/models.ts';
import { locales } from '#shared/projects/locales.ts';
import type { ListedPage } from '#shared/rendering/page-head.ts';
import { pageNames, pageRoutes } from '#shared/rendering/page-routes.ts';
import { isNumericId } from '#shared/validation/ids.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { ReadContext } from '#server/cache/read-context.ts';
import { yieldOften } from '#server/content/yield-often.ts';
import { buildOf, visitOf } from '#server/http/request-context.ts';
import {
  cacheHeadersOf,
  retryAfter,
  setCacheHeaders,
  surrogateKeysOf,
  type Lifetime,
} from '#server/http/cache-headers.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import { answerCached, textPage } from '#server/pages/send-cached.ts';
import type { Visit } from '#server/config/project-registry.ts';

/** Addresses of one file: with those of 30 hosts beside each some 3 MB. The protocol allows 50 MB. */
const addressesPerFile = 1_000;

type File = { readonly xml: string } | 'missing' | 'unavailable';

/** `/sitemap.xml`: every page with the hosts that have it too, or a list of `/sitemap-1.xml` and so on. */
export const sitemap =
  ({ content, pageCache }: { content: ContentService; pageCache: PageCache }): RequestHandler =>
  async (req, res) => {
    const visit = visitOf(res);
    const { project } = visit;
    const { file } = req.params;
    // Another spelling of a number would be another cached copy.
    const part = file === undefined ? null : isNumericId(String(file)) ? Number(file) : 0;
    const surrogateKeys = surrogateKeysOf(project, buildOf(res), [`lists:${project.host}`]);
    await answerCached(pageCache, req, res, {
      route: 'seo',
      read: (context) => readFile(content, visit, part, context),
      async write(found, context, order) {
        const isFile = typeof found === 'object';
        const [status, lifetime, text] = isFile
          ? ([200, 'sitemap', found.xml] as const)
          : answersWithoutFile[found];
        const headers = {
          ...cacheHeadersOf(lifetime, pageCache.isWhole(context, surrogateKeys)),
          ...(status === 503
            ? { 'Retry-After': String(retryAfter) }
            : { 'Surrogate-Key': surrogateKeys.join(' ') }),
        };
        const type = isFile ? 'application/xml' : 'text/plain';
        return textPage(type, text, order, { status, headers, surrogateKeys });
      },
    });
  };

const answersWithoutFile = {
  missing: [404, 'notFound', 'not found\n'],
  unavailable: [503, 'never', 'not available\n'],
} as const satisfies Record<string, readonly [number, Lifetime, string]>;

/** @param part which of several files, from 1; `null` for the one that search engines begin with. */
const readFile = async (
  content: ContentService,
  visit: Visit,
  part: number | null,
  context: ReadContext,
): Promise<File> => {
  const tree = await content.categories(visit.project, context);
  if (!tree.ok) return 'unavailable';
  // A host whose tree is not there yet: its pages are missing from every ring.
  if (!content.knowsAllHosts(visit.project)) context.markPartial();
  const pages = Object.values(pagesIn).flatMap((pagesOf) => pagesOf(tree.value));
  const files = Math.ceil(pages.length / addressesPerFile);
  if (part === null)
    return files > 1 ? indexOf(visit, files) : addressesOf(await entriesOf(content, visit, pages));
  if (files === 1 || !(part >= 1 && part <= files)) return 'missing';
  const own = pages.slice((part - 1) * addressesPerFile, part * addressesPerFile);
  return addressesOf(await entriesOf(content, visit, own));
};

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const indexOf = ({ origin }: Visit, files: number): File => {
  const entries = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>`,
  );
  return { xml: `${head}\n<sitemapindex xmlns="${namespace}">\n${entries.join('\n')}\n</sitemapindex>\n` };
};

const addressesOf = (entries: readonly string[]): File => ({
  xml: `${head}\n<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
});

/** A large shop has many: others get the event loop in between. */
const entriesOf = async (
  content: Pick<ContentService, 'hostsWithPage'>,
  { project, origin, originOf }: Visit,
  pages: readonly SitemapPage[],
): Promise<string[]> => {
  const yieldNow = yieldOften();
  const entries: string[] = [];
  for (const { path, changed } of pages) {
    const hosts = content.hostsWithPage(project, path);
    const alternates = hosts.map(
      ({ host, locale }) =>
        `<xhtml:link rel="alternate" hreflang="${locales[locale].tag}" href="${escapeHtml(originOf(host) + path)}"/>`,
    );
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    entries.push(
      `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}${hosts.length > 1 ? alternates.join('') : ''}</url>`,
    );
    await yieldNow();
  }
  return entries;
};

/** The day of its last change, of an article; a review changes nothing for a search engine (behaviour/articles 24). */
type SitemapPage = Pick<ArticleLink, 'path' | 'changed'>;

const pagesIn: Record<ListedPage, (tree: readonly Category[]) => readonly SitemapPage[]> = {
  home: () => [{ path: pageRoutes.home.path }],
  category: (tree) => tree,
  article: (tree) => tree.flatMap(({ children }) => children.flatMap(({ articles }) => articles)),
};

const crawlerRules = [
  'User-agent: *',
  ...pageNames
    .filter((name) => pageRoutes[name].robots === 'disallow')
    .map((name) => `Disallow: ${pageRoutes[name].path}`),
  'Disallow: /bff/',
  // A crawler that runs scripts needs the messages, or it would render the page in German.
  'Allow: /bff/messages/',
];

/** `/robots.txt`: results, replacements and data are not for search engines. */
export const robots: RequestHandler = (_req, res) => {
  setCacheHeaders(res, 'sitemap');
  res.set('Surrogate-Key', surrogateKeysOf(visitOf(res).project, buildOf(res)).join(' '));
  res.type('text').send([...crawlerRules, '', `Sitemap: ${visitOf(res).origin}/sitemap.xml`, ''].join('\n'));
};
