import { pageFailure } from '#client/page/load-context.ts';

/** Every address without a page, those that only take posts among them (spec 8, "No route matches"). */
export const notFoundLoader = (): never => {
  throw pageFailure('no-route');
};
