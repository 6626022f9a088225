import { pageFailure } from './load-context.ts';

/** Every address without a route (spec 8, "No route matches"). */
export const notFoundLoader = (): never => {
  throw pageFailure('no-route');
};
