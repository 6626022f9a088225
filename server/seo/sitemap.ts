import type { RequestHandler } from 'express';
import type { Category } from '#shared/help-api/models.ts';
import { locales } from '#shared/projects/locales.ts';
import { pageNames, pageRoutes, type PageWith } from '#shared/rendering/page-routes.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { createTurns } from '#server/content/take-turns.ts';
import { visitOf } from '#server/http/visit.ts';
import { retryAfter } from '#server/http/retry-after.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { markHalf } from '#server/http/half-answer.ts';
import escapeHtml from 'escape-html';
import { setSurrogateKeys } from '#server/http/surrogate-keys.ts';
import type { Visit } from '#server/projects/project-registry.ts';

/** `/sitemap.xml` of one host: home, categories, articles, each with the hosts that have it too. */
export const sitemap =
  (content: ContentService): RequestHandler =>
  async (_req, res) => {
    const visit = visitOf(res);
    const tree = await content.categories(visit.project);
    if (!tree.ok) {
      setCacheHeaders(res, 'never');
      res.status(503).set('Retry-After', String(retryAfter)).type('text').send('not available\n');
      return;
    }
    const entries = await entriesOf(content, visit, pathsOf(tree.value));
    // A host whose tree is not there yet: its pages are missing from every ring.
    if (!content.knowsAllHosts(visit.project)) markHalf(res);
    setCacheHeaders(res, 'sitemap');
    setSurrogateKeys(res, { lists: visit.project.host });
    res
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
      );
  };

/** A large shop has many: others get the event loop in between. */
const entriesOf = async (
  content: Pick<ContentService, 'hostsWithPage'>,
  { project, origin, originOf }: Visit,
  paths: readonly string[],
): Promise<string[]> => {
  const takeTurns = createTurns();
  const entries: string[] = [];
  for (const path of paths) {
    const hosts = content.hostsWithPage(project, path);
    const alternates = hosts.map(
      ({ host, locale }) =>
        `<xhtml:link rel="alternate" hreflang="${locales[locale].tag}" href="${escapeHtml(originOf(host) + path)}"/>`,
    );
    entries.push(
      `<url><loc>${escapeHtml(origin + path)}</loc>${hosts.length > 1 ? alternates.join('') : ''}</url>`,
    );
    await takeTurns();
  }
  return entries;
};

/** The addresses of every page that the table puts into the sitemap. */
const pathsOfPage: Record<PageWith<'inSitemap', true>, (tree: readonly Category[]) => readonly string[]> = {
  home: () => [pageRoutes.home.path],
  category: (tree) => tree.map(({ path }) => path),
  article: (tree) =>
    tree.flatMap(({ children }) => children.flatMap(({ articles }) => articles.map(({ path }) => path))),
};

const pathsOf = (tree: readonly Category[]): string[] =>
  Object.values(pathsOfPage).flatMap((pathsIn) => pathsIn(tree));

const crawlerRules = [
  'User-agent: *',
  ...pageNames
    .filter((name) => pageRoutes[name].robots === 'disallow')
    .map((name) => `Disallow: ${pageRoutes[name].path}`),
  'Disallow: /bff/',
  // A crawler that runs scripts needs the words, or it would draw the page in the bundled German.
  'Allow: /bff/messages/',
];

/** `/robots.txt`: results, replacements and data are not for search engines. */
export const robots: RequestHandler = (_req, res) => {
  setCacheHeaders(res, 'sitemap');
  setSurrogateKeys(res);
  res.type('text').send([...crawlerRules, '', `Sitemap: ${visitOf(res).origin}/sitemap.xml`, ''].join('\n'));
};
