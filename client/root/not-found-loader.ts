import { pageFailure } from '#client/api/load-context.ts';

/** Every address without a page, those that only take posts among them (behaviour/errors 1). */
export const notFoundLoader = (): never => {
  throw pageFailure('no-route');
};
