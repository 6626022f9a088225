import { Router } from 'express';
import { ViewPayload } from '#shared/validation/forms/article-id.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { acceptWrite } from '#server/middleware/accept-write.ts';
import { contentPartsOf } from '#server/http/surrogate-keys.ts';
import { bffPolicy } from '#server/middleware/security-headers.ts';
import { withAlternative } from './alternatives.ts';
import { editFrame, longestTexts } from './edit-frame.ts';
import { formWrites } from './form-writes.ts';
import { policyReports } from './policy-reports.ts';
import { words } from './words.ts';
import { withEtag } from './with-etag.ts';
import { readFrom, withId, withSearch } from './read.ts';
import { notFound } from './reply.ts';
import { write } from './writes.ts';

/** A page that breaks its policy does so with every visit, and browsers send several reports at once. */
const reportsPerWindow = 60;
/** Views are counted without a click, so a fast reader makes more of them. */
const viewsPerWindow = 300;

interface Dependencies {
  readonly content: ContentService;
  /** Who may frame the site and send edits. */
  readonly editOrigins: readonly string[];
  readonly onViolation: Parameters<typeof policyReports>[0];
}

/**
 * The JSON namespace of the hydrated client: one line an endpoint (ARCHITECTURE.md). Reads come first, and what is
 * left of them is not found: the checks of writes that follow are for every other method. Views and reports have limits
 * of their own, so they stand before those checks.
 */
export const bffRouter = ({ content, editOrigins, onViolation }: Dependencies): Router => {
  const read = readFrom(content);
  return Router({ caseSensitive: true, strict: true })
    .use(bffPolicy)
    .get(
      '/project',
      read('home', ({ api }) => api.site()),
    )
    .get(
      '/home',
      read('home', ({ api }) => api.home()),
    )
    .get(
      '/categories',
      read('category', ({ project }) => content.categories(project)),
    )
    .get(
      '/categories/:id',
      read(
        'category',
        ({ api, params }) => withId(params['id'], (id) => api.category(id)),
        ({ id }) => ({ category: String(id) }),
      ),
    )
    .get(
      '/articles/:id',
      read(
        'article',
        ({ api, params }) => withId(params['id'], (id) => api.article(id)),
        ({ id }, found) => (found ? contentPartsOf(found.path) : { article: String(id) }),
      ),
    )
    .get(
      '/search',
      read('search', ({ api, query }) => withSearch(query, (search) => api.search(search))),
    )
    .get(
      '/titles',
      withEtag,
      read('titles', ({ api }) => api.titles()),
    )
    .get(
      '/comment-reasons',
      read('article', ({ api }) => api.commentReasons()),
    )
    .get(
      '/cookies',
      read('article', ({ api }) => api.cookies()),
    )
    .get(
      '/alternatives/:id',
      read('personal', ({ api, params }) => withAlternative(params['id'], (id) => api.alternative(id))),
    )
    .get(
      '/alternatives/:id/payment-methods',
      read('personal', ({ api, params }) => withAlternative(params['id'], (id) => api.paymentMethods(id))),
    )
    .get('/messages/:locale', words(content))
    .get('/edit-frame', editFrame(content, editOrigins))
    .get('/edit-frame/longest', longestTexts(content))
    .post(
      '/views',
      ...acceptWrite('json', viewsPerWindow),
      write(content, ViewPayload, (api, { articleId }) => api.countView(articleId)),
    )
    .post('/reports', ...acceptWrite('report', reportsPerWindow), policyReports(onViolation))
    .get('/{*path}', notFound)
    .use(...acceptWrite('json'))
    .use(formWrites(content))
    .use(notFound);
};
