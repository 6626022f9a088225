import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;
type Destination = Parameters<Router['navigate']>[0];

const supported = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const pathOf = (to: Exclude<Destination, number>, from: string): string => {
  const path = typeof to === 'string' ? to : (to?.pathname ?? '');
  return new URL(path || from, window.location.origin + from).pathname;
};

/**
 * Fades from one page to the next, where the browser can and the visitor has not asked for less motion. Here and not on
 * every link: one place decides, and only another path counts as another page.
 */
export const withViewTransitions = (router: Router): Router => {
  const navigate = router.navigate.bind(router) as (to: Destination, options?: object) => Promise<void>;
  return Object.assign(router, {
    navigate: (to: Destination, options?: object) => {
      if (typeof to === 'number' || !supported()) return navigate(to, options);
      const { pathname } = router.state.location;
      return navigate(to, { ...options, viewTransition: pathOf(to, pathname) !== pathname });
    },
  });
};
