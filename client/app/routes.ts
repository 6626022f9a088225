import type { RouteObject, ShouldRevalidateFunction } from 'react-router';
import { pageRoutes } from '#shared/rendering/page-routes.ts';
import { ErrorPage } from './error-page/error-page.tsx';
import { formActions } from './form-actions.ts';
import { notFoundLoader } from './not-found-loader.ts';
import * as root from './root.route.tsx';

/** A form changes nothing that a page shows; asking for the page again could only take it away, were the answer a failure. */
const notAfterForms: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction?.startsWith('/actions/') ? false : defaultShouldRevalidate;

/**
 * The route table (behaviour/pages 1). `id` is the source path of a lazy route: the build knows its chunk under that
 * name. An error in any of them is shown by the root in the empty layout.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: root.loader,
    Component: root.Component,
    ErrorBoundary: ErrorPage,
    shouldRevalidate: () => false,
    children: [
      {
        id: 'client/routes/home/home.route.tsx',
        path: pageRoutes.home.path,
        shouldRevalidate: notAfterForms,
        lazy: () => import('#client/routes/home/home.route.tsx'),
      },
      {
        id: 'client/routes/category/category.route.tsx',
        path: pageRoutes.category.path,
        shouldRevalidate: notAfterForms,
        lazy: () => import('#client/routes/category/category.route.tsx'),
      },
      {
        id: 'client/routes/article/article.route.tsx',
        path: pageRoutes.article.path,
        shouldRevalidate: notAfterForms,
        lazy: () => import('#client/routes/article/article.route.tsx'),
      },
      {
        id: 'client/routes/search/search.route.tsx',
        path: pageRoutes.search.path,
        shouldRevalidate: notAfterForms,
        lazy: () => import('#client/routes/search/search.route.tsx'),
      },
      {
        id: 'client/routes/alternatives/alternatives.route.tsx',
        path: pageRoutes.alternatives.path,
        shouldRevalidate: notAfterForms,
        lazy: () => import('#client/routes/alternatives/alternatives.route.tsx'),
      },
      {
        id: 'client/routes/not-found/not-found.route.tsx',
        path: pageRoutes.notFound.path,
        shouldRevalidate: notAfterForms,
        lazy: () => import('#client/routes/not-found/not-found.route.tsx'),
      },
      ...formActions,
      { id: 'no-route', path: '*', loader: notFoundLoader },
    ],
  },
];
