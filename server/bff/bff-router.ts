import { Router } from 'express';
import { ViewPayload } from '#shared/validation/forms/article-id.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { acceptWrite } from '#server/middleware/accept-write.ts';
import { bffPolicy } from '#server/middleware/security-headers.ts';
import { alternative, paymentMethods } from './alternatives.ts';
import { article } from './article.ts';
import { categories, category } from './categories.ts';
import { editFrame, longestTexts } from './edit-frame.ts';
import { formWrites } from './form-writes.ts';
import { home } from './home.ts';
import { messages } from './messages.ts';
import { search } from './search.ts';
import { site } from './site.ts';
import { commentReasons, cookies } from './static-lists.ts';
import { notFound } from './reply.ts';
import { write } from './writes.ts';

/** Views are counted without a click, so a fast reader makes more of them. */
const viewsPerWindow = 300;

/**
 * The JSON namespace of the hydrated client: one line an endpoint (ARCHITECTURE.md). Reads come first, and what is
 * left of them is not found: the checks of writes that follow are for every other method. Views have a limit of their
 * own, so they stand before those checks.
 *
 * @param editOrigins who may frame the site and send edits.
 */
export const bffRouter = (content: ContentService, editOrigins: readonly string[]): Router =>
  Router({ caseSensitive: true, strict: true })
    .use(bffPolicy)
    .get('/project', site(content))
    .get('/home', home(content))
    .get('/categories', categories(content))
    .get('/categories/:id', category(content))
    .get('/articles/:id', article(content))
    .get('/search', search(content))
    .get('/comment-reasons', commentReasons(content))
    .get('/cookies', cookies(content))
    .get('/messages/:locale', messages(content))
    .get('/edit-frame', editFrame(content, editOrigins))
    .get('/edit-frame/longest', longestTexts(content))
    .get('/alternatives/:id', alternative(content))
    .get('/alternatives/:id/payment-methods', paymentMethods(content))
    .post(
      '/views',
      ...acceptWrite('json', viewsPerWindow),
      write(content, ViewPayload, (api, { articleId }) => api.countView(articleId)),
    )
    .get('/{*path}', notFound)
    .use(...acceptWrite('json'))
    .use(formWrites(content))
    .use(notFound);
