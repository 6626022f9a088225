import type { ComponentType } from 'react';
import type {
  LazyRouteFunction,
  LoaderFunction,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router-dom';
import type { RouteHandle } from '#client/features/page-head/route-handle.ts';
import { pageNames, pageRoutes, type PageName } from '#shared/rendering/page-routes.ts';
import { ErrorPage } from '#client/root/error-page/error-page.tsx';
import { formActions } from '#client/root/form-actions.ts';
import { notFoundLoader } from './api/load-context.ts';
import * as root from '#client/root/root.route.tsx';

/** A form changes nothing that a page shows; asking for the page again could only take it away, were the answer a failure. */
const notAfterForms: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction?.startsWith('/actions/') ? false : defaultShouldRevalidate;

/** What the module of a page exports; without data or a head the page would be titled as one that is not there. */
interface PageModule {
  readonly loader: LoaderFunction;
  readonly Component: ComponentType;
  readonly handle: RouteHandle;
}

interface Screen {
  /** The module's source path: the build knows its chunk under that name. */
  readonly id: `client/routes/${string}.route.tsx`;
  readonly lazy: LazyRouteFunction<RouteObject & PageModule>;
}

/** The screen of every page; one that is missing here, or has no row among the pages, does not compile. */
const screens: Readonly<Record<PageName, Screen>> = {
  home: {
    id: 'client/routes/home/home.route.tsx',
    lazy: () => import('#client/routes/home/home.route.tsx'),
  },
  category: {
    id: 'client/routes/category/category.route.tsx',
    lazy: () => import('#client/routes/category/category.route.tsx'),
  },
  article: {
    id: 'client/routes/article/article.route.tsx',
    lazy: () => import('#client/routes/article/article.route.tsx'),
  },
  search: {
    id: 'client/routes/search/search.route.tsx',
    lazy: () => import('#client/routes/search/search.route.tsx'),
  },
  alternatives: {
    id: 'client/routes/alternatives/alternatives.route.tsx',
    lazy: () => import('#client/routes/alternatives/alternatives.route.tsx'),
  },
  notFound: {
    id: 'client/routes/not-found/not-found.route.tsx',
    lazy: () => import('#client/routes/not-found/not-found.route.tsx'),
  },
};

/** The route table. An error in any of its pages is shown by the root in the empty layout. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: root.loader,
    Component: root.Component,
    ErrorBoundary: ErrorPage,
    shouldRevalidate: () => false,
    children: [
      ...pageNames.map((page) => ({
        ...screens[page],
        path: pageRoutes[page].path,
        shouldRevalidate: notAfterForms,
      })),
      ...formActions,
      { id: 'no-route', path: '*', loader: notFoundLoader },
    ],
  },
];
