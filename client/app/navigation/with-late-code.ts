import type { createBrowserRouter } from 'react-router';
import { pageAt } from '#shared/rendering/page-routes.ts';
import { isLateCodeHere } from '#client/page/late/late-code.ts';
import { isPageTakenOver, pageTakenOver } from '#client/page/late/taken-over.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Listener = Parameters<Router['subscribe']>[0];

/**
 * Nothing of the page as it was served changes before its late parts are taken over (behaviour/pages 34): React would throw
 * away the markup of one that it cannot take over yet.
 */
export const withLateCode = (router: Router): Router => {
  const subscribe = router.subscribe.bind(router);
  const servedPage = pageAt(window.location.pathname);
  const patient = (listener: Listener): Listener => {
    let told = Promise.resolve();
    let waiting = 0;
    return (state, change) => {
      if (waiting === 0 && isPageTakenOver()) return listener(state, change);
      waiting++;
      told = told
        .then(() => isLateCodeHere(servedPage))
        .then(pageTakenOver)
        .then(() => {
          waiting--;
          listener(state, change);
        })
        // The updates that follow are not held up.
        .catch(reportError);
    };
  };
  return Object.assign(router, { subscribe: (listener: Listener) => subscribe(patient(listener)) });
};
