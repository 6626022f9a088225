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

/** Forms change nothing on their page: reloading its data could only fail. */
const notAfterForms: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction?.startsWith('/actions/') ? false : defaultShouldRevalidate;

/** The exports of a page's module. */
interface PageModule {
  readonly loader: LoaderFunction;
  readonly Component: ComponentType;
  readonly handle: RouteHandle;
}

const pages: Readonly<Record<PageName, LazyRouteFunction<RouteObject & PageModule>>> = {
  home: () => import('#client/routes/home/home.route.tsx'),
  category: () => import('#client/routes/category/category.route.tsx'),
  article: () => import('#client/routes/article/article.route.tsx'),
  search: () => import('#client/routes/search/search.route.tsx'),
  alternatives: () => import('#client/routes/alternatives/alternatives.route.tsx'),
  notFound: () => import('#client/routes/not-found/not-found.route.tsx'),
};

/** The module's source path, by which the build names its chunk. */
const idOf = (page: PageName): string => {
  const name = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `client/routes/${name}/${name}.route.tsx`;
};

/** Errors of all pages are shown by the root, in the empty layout. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: root.loader,
    Component: root.Component,
    ErrorBoundary: ErrorPage,
    shouldRevalidate: () => false,
    children: [
      ...pageNames.map((page) => ({
        id: idOf(page),
        path: pageRoutes[page].path,
        lazy: pages[page],
        shouldRevalidate: notAfterForms,
      })),
      ...formActions,
      { id: 'no-route', path: '*', loader: notFoundLoader },
    ],
  },
];
