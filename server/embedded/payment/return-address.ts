import { demoProjects, type DemoProject } from '../demo-project.ts';

export type SiteOrigins = (host: string) => string;

const originOf = (address: unknown): string | undefined => {
  const url = typeof address === 'string' ? URL.parse(address) : null;
  // An opaque origin reads "null".
  return url && url.origin !== 'null' ? url.origin : undefined;
};

/**
 * In development plain `localhost` is a project as well (behaviour/operations 4): `http://help….localhost:3000` gives
 * it.
 */
const plainLocalhost = (origin: string): string =>
  origin.replace(/\/\/[^/:]+\.localhost(?=:|$)/, '//localhost');

/** The project whose site has the origin of `asked`, or `undefined` where no site of ours has it. */
export const projectOfOrigin = (siteOrigins: SiteOrigins, asked: unknown): DemoProject | undefined => {
  const origin = originOf(asked);
  return demoProjects.find(({ host }) => siteOrigins(host) === origin);
};

/**
 * Where a visitor goes after the payment page: the page of the order, on the site that `asked` names if it is one of
 * ours, else on the order's own. Nothing but the origin is taken from `asked`, so it leads nowhere else.
 */
export const returnAddress = (
  siteOrigins: SiteOrigins,
  project: DemoProject,
  alternativeId: string,
  asked: unknown,
): string => {
  const sites = demoProjects.map(({ host }) => siteOrigins(host));
  const ours = new Set([...sites, ...sites.map(plainLocalhost)]);
  const origin = originOf(asked);
  const site = origin !== undefined && ours.has(origin) ? origin : siteOrigins(project.host);
  return `${site}/alternatives?id=${alternativeId}`;
};
