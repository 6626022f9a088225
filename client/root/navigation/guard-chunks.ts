import type { RouteObject } from 'react-router-dom';
import { reloadOnFailure } from './chunk-reload.ts';

/** The route table, its lazy routes guarded by `reloadOnFailure`. Loaded routes are left as they are. */
export const guardChunks = (table: readonly RouteObject[], address: () => string): RouteObject[] =>
  table.map((route) => {
    const { lazy } = route;
    const guarded =
      typeof lazy === 'function'
        ? ({ ...route, lazy: () => reloadOnFailure(lazy, address) } as RouteObject)
        : route;
    return guarded.children ? { ...guarded, children: guardChunks(guarded.children, address) } : guarded;
  });
