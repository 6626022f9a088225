import type { createBrowserRouter } from 'react-router';
import { allTakenOver, isAllTakenOver } from '#client/page/late/taken-over.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Listener = Parameters<Router['subscribe']>[0];

/**
 * Nothing of the page changes before its late parts are taken over (behaviour/pages 34): React would throw away the markup
 * of one that it cannot take over yet, a page that comes would show without its parts, and nobody would see to its focus.
 */
export const withLateCode = (router: Router): Router => {
  const subscribe = router.subscribe.bind(router);
  const patient = (listener: Listener): Listener => {
    let told = Promise.resolve();
    let waiting = 0;
    return (state, change) => {
      if (waiting === 0 && isAllTakenOver()) return listener(state, change);
      waiting++;
      told = told
        .then(allTakenOver)
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
