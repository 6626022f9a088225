import type { MiddlewareFunction, RouteObject } from 'react-router';
import { pageAt } from '#shared/rendering/page-routes.ts';
import { leaveFor } from '#client/page/late/chunk-reload.ts';
import { isLateCodeHere } from '#client/page/late/late-code.ts';

/**
 * The route table, whose navigations wait for the late code of both pages; where some is missing they go on as documents
 * (behaviour/pages 39). Whatever stays in this document was complete, so of the pages before only the served one is asked.
 *
 * @param address where the visitor is going; `null` where he stays, and a form is sent.
 */
export const leaveWithoutLateCode = (
  table: readonly RouteObject[],
  address: () => string | null,
): RouteObject[] => {
  const servedPage = pageAt(window.location.pathname);
  const follow: MiddlewareFunction = async ({ request }, next) => {
    const destination = address();
    const loaded = next();
    if (destination === null) return loaded;
    if (!(await isLateCodeHere(servedPage))) return leaveFor(destination);
    // The page that comes brings code of its own, which is known once it is loaded.
    await loaded;
    if (!(await isLateCodeHere(pageAt(new URL(request.url).pathname)))) return leaveFor(destination);
    return loaded;
  };
  return table.map((route) => ({ ...route, middleware: [follow] }));
};
