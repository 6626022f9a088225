import type { createBrowserRouter } from 'react-router';
import { prefersCalm } from '#client/components/prefers-calm.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Listener = Parameters<Router['subscribe']>[0];

const supported = (): boolean => 'startViewTransition' in document && !prefersCalm();

/**
 * Fades from one page to the next, where the browser can and the visitor has not asked for less motion. Here and not by
 * the router's own option on every link: one place decides, going back fades as well, only another path counts as
 * another page, and a fade cut short by the next navigation is no error (the router leaves its rejection unhandled).
 *
 * Relies on what `RouterProvider` does with a change: it shows what `subscribe` hands it, at once where `flushSync` is
 * set. Were that to go, pages would still change, but without a fade.
 */
export const withViewTransitions = (router: Router): Router => {
  const subscribe = router.subscribe.bind(router);
  const fading = (listener: Listener): Listener => {
    let shown = router.state.location.pathname;
    return (state, change) => {
      const arrived = state.location.pathname !== shown;
      shown = state.location.pathname;
      if (!arrived || !supported()) return listener(state, change);
      // The newest state, for more may have happened until the browser has taken its picture of the old page.
      const fade = document.startViewTransition(() => listener(router.state, { ...change, flushSync: true }));
      fade.ready.catch(() => {});
    };
  };
  return Object.assign(router, { subscribe: (listener: Listener) => subscribe(fading(listener)) });
};
