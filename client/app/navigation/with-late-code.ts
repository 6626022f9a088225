import type { createBrowserRouter } from 'react-router';
import { allLateCode, isLateCodeHere } from '#client/page/late/late-code.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Listener = Parameters<Router['subscribe']>[0];

/**
 * Nothing of the page changes before its late code is there (behaviour/pages 34): React would throw away the markup of a
 * part that it cannot take over yet, and a page that comes would show without its parts.
 */
export const withLateCode = (router: Router): Router => {
  const subscribe = router.subscribe.bind(router);
  const patient = (listener: Listener): Listener => {
    let told = Promise.resolve();
    let waiting = 0;
    return (state, change) => {
      if (waiting === 0 && isLateCodeHere()) return listener(state, change);
      waiting++;
      told = told.then(allLateCode).then(() => {
        waiting--;
        listener(state, change);
      });
    };
  };
  return Object.assign(router, { subscribe: (listener: Listener) => subscribe(patient(listener)) });
};
