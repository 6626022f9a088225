import express, { type Express } from 'express';
import { apiRoutes } from './api-route.ts';
import { plain } from './call.ts';
import type { EmbeddedStore } from './embedded-store.ts';
import { answerUnknownPath, handleErrors } from './handle-errors.ts';
import type { Log } from './log.ts';
import { createPayLink, decide, getAlternative, getPaymentMethods } from './routes/alternatives.ts';
import { getArticle, topArticles } from './routes/articles.ts';
import { getSource, largestSource, previewSource, saveSource } from './routes/article-sources.ts';
import { getCategories, getCategory } from './routes/categories.ts';
import { addComment, getCommentReasons, updateRating, updateViews } from './routes/feedback.ts';
import { lookAt, reportFeedback } from './routes/feedback-report.ts';
import { addComplaint, cancelSupplierOrder, subscribe } from './routes/submissions.ts';
import { registerEditor } from './routes/editor.ts';
import { registerPaymentPage } from './routes/payment.ts';
import { findArticles } from './routes/search.ts';
import { getSearchWords, saveKeywords, saveSynonyms } from './routes/search-words.ts';
import { getActiveLanguages, getSettings } from './routes/settings.ts';
import { getNotices, saveNotice } from './routes/notices.ts';
import { getBanners, getFooterLinks, getPrivacyLink } from './routes/shop-blocks.ts';
import { getStaticElements } from './routes/static-elements.ts';
import { largestTexts, saveTranslations } from './routes/translations.ts';
import { refuseOtherHosts, refuseWritesOfOtherSites } from './own-site.ts';
import { createPurgeSite, type PurgeAddress } from './purge-site.ts';
import type { TakeSearches } from './take-searches.ts';

/** What the app needs to know of its surroundings. */
interface Surroundings {
  /** Origin under which a browser reaches this API: pay links begin with it. */
  readonly ownOrigin: () => string;
  /** Origin of a help host as a browser reaches it. */
  readonly siteOrigins: (host: string) => string;
  /** How to make the site ask anew for what an editor has changed; `null` or left out where there is no site to tell. */
  readonly purge?: PurgeAddress | null;
  /** Takes over what the site has counted of searches without results; left out where there is no site to ask. */
  readonly takeSearches?: TakeSearches;
  readonly log: Log;
}

const alone: Surroundings = {
  ownOrigin: () => 'http://localhost',
  siteOrigins: (host) => `https://${host}`,
  log: { info: () => {}, error: () => {} },
};

/** The embedded content API: every call (behaviour/upstream 7), in the order of the contract. */
export const createEmbeddedApp = (store: EmbeddedStore, surroundings: Surroundings = alone): Express => {
  const app = express()
    .disable('x-powered-by')
    .disable('etag')
    .enable('case sensitive routing')
    .enable('strict routing')
    .use(refuseOtherHosts)
    .use('/api', refuseWritesOfOtherSites);
  const api = apiRoutes(app);
  const orders = { ...store, ...surroundings };
  const purgeSite = createPurgeSite(surroundings.purge ?? null, surroundings.log);

  api.getUnscoped('/healthz', () => plain({ status: 'ok' }));

  api.get('/api/active_languages', getActiveLanguages);
  api.getUnscoped('/api/settings', getSettings);
  api.get('/api/get_categories', getCategories(store));
  api.get('/api/get_category', getCategory(store));
  api.get('/api/top_articles', topArticles(store));
  api.get('/api/get_article', getArticle(store));
  api.get('/api/find_articles', findArticles(store));
  api.post('/api/article/:articleId/update_views', updateViews(store));
  api.post('/api/article/:articleId/update_rating', updateRating(store));
  api.post('/api/add_comment', addComment(store));
  api.get('/api/comment_reasons', getCommentReasons(store));
  api.post('/api/subscribe', subscribe(store));
  api.post('/api/complaints', addComplaint(store));
  api.get('/api/footer_links', getFooterLinks);
  api.get('/api/banners', getBanners(store));
  api.get('/api/gdpr', getPrivacyLink(store));
  api.get('/api/get_static_elements', getStaticElements(store));

  api.post('/api/supplier-cancel-order', cancelSupplierOrder(store));
  api.get('/api/alternatives/prp', getAlternative(orders));
  api.post('/api/alternatives/customer-decision', decide(orders));
  api.get('/api/alternatives/payment-methods', getPaymentMethods(orders));
  api.post('/api/alternatives/paylink-create', createPayLink(orders));
  registerPaymentPage(app, orders);

  const desk = { ...store, purgeSite };
  api.put('/api/translations/:locale', saveTranslations(desk), largestTexts);
  api.getAndPutUnscoped('/api/notices', getNotices(desk), saveNotice(desk));
  api.get('/api/search_words', getSearchWords(desk));
  api.put('/api/search_words/keywords/:articleId', saveKeywords(desk));
  api.put('/api/search_words/synonyms', saveSynonyms(desk));
  api.getAndPut('/api/article_source/:articleId', getSource(desk), saveSource(desk), largestSource);
  api.post('/api/article_source/:articleId/preview', previewSource(desk), largestSource);
  api.put('/api/feedback/:articleId/looked-at', lookAt(desk));
  registerEditor(app, {
    ...surroundings,
    feedback: reportFeedback(store),
    searches: async () => {
      await surroundings.takeSearches?.();
      return store.searchesWithoutResults.report();
    },
  });

  return app.use(answerUnknownPath).use(handleErrors(surroundings.log));
};
