import { createContext, use } from 'react';
import type { RouteObject } from 'react-router-dom';

/** All routes, given by the browser's entry: what is loaded ahead is found there. On the server nothing is. */
export const RouteTableContext = createContext<RouteObject[] | null>(null);

export const useRouteTable = (): RouteObject[] | null => use(RouteTableContext);
