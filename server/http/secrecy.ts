import type { RequestHandler, Response } from 'express';
import { formNames, forms } from '#shared/help-api/forms.ts';
import { secretPaths } from '#shared/rendering/page-routes.ts';

/** Where orders lie, with their data and forms: an id may stand behind any of these, however it is spelt. */
const secretPlaces = [
  ...secretPaths.flatMap((path) => [path, `/bff${path}`]),
  ...formNames.filter((name) => forms[name].secret).map((name) => `/actions/${name}`),
];
const secretAddress = new RegExp(`^(?:${secretPlaces.join('|')})(?![a-z])`);

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** No link or form of the response tells the order's id, and no search engine lists it (behaviour/security 14). */
export const secretHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' } as const;

export const markSecret = (res: Response): void => {
  res.locals['isSecret'] = true;
  res.set(secretHeaders);
};

/** Whether an order's id may stand in the address, or in where it leads: nobody keeps the answer. */
export const isSecret = (res: Response): boolean => res.locals['isSecret'] === true;

/** Every answer of an order's address in any spelling, refusals and errors too. */
export const secret: RequestHandler = (req, res, next) => {
  const path = decoded(req.path)
    .toLowerCase()
    .replaceAll(/[\\/]+/g, '/');
  if (secretAddress.test(path)) markSecret(res);
  next();
};
