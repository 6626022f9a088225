import type { RequestListener } from 'node:http';
import { hasOneHost } from '#server/http/one-host.ts';
import type { RequestFacts } from '#server/observability/metrics.ts';
import type { KeptPages } from './kept-pages.ts';
import { sendKept } from './send-kept.ts';

/**
 * Stands before Express and parses nothing: a kept page is found by `Host` and target exactly as a browser writes
 * them, which is how the page handler printed its key. Everything else goes on to the app, which asks the same pages
 * by typed parts. What passes here is counted, not logged.
 */
export const createFrontDoor =
  (
    pages: Pick<KeptPages, 'findByKey' | 'isShowable' | 'packedAs'>,
    app: RequestListener,
    onHit: (facts: RequestFacts) => void,
  ): RequestListener =>
  (req, res) => {
    const { method, url, headers } = req;
    if ((method === 'GET' || method === 'HEAD') && headers.host !== undefined) {
      const page = pages.findByKey(headers.host + url);
      if (page && hasOneHost(req) && pages.isShowable(page)) {
        const status = sendKept(req, res, page, pages.packedAs);
        onHit({
          host: page.recipe.visit.project.host,
          page: page.route,
          status,
          complete: true,
          // Nothing was made: its time would only hide that of pages that were.
          took: null,
        });
        return;
      }
    }
    app(req, res);
  };
