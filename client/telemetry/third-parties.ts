import { allows, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import type { Project } from '#shared/help-api/models.ts';

type ProjectIds = Pick<Project, 'googleId' | 'trackingPath' | 'domain' | 'host'>;

/**
 * The tag manager serves statistics and advertising: it comes with either, and the consent signals tell it which
 * (behaviour/consent 10).
 */
export const allowsTagManager = (choice: ConsentChoice | null): boolean =>
  allows(choice, 'statistics') || allows(choice, 'marketing');

/** The visitor tracking counts visits and connects them with the shop's: statistics. */
export const allowsTracking = (choice: ConsentChoice | null): boolean => allows(choice, 'statistics');

/** Address of the tag manager's script; `null` without an id, or with one that is none. */
export const tagManagerAddress = ({ googleId }: Pick<ProjectIds, 'googleId'>): string | null =>
  /^[A-Z]{1,4}-[A-Z0-9-]{1,30}$/i.test(googleId)
    ? `https://www.googletagmanager.com/gtm.js?id=${googleId}`
    : null;

interface Visit {
  /** Path of the page, without its query: what somebody searched for is not told. */
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Value of the cookie that connects visits of help pages and shop; it is set where there is none, so only asked for at need. */
  readonly sync: () => string;
}

const addressIn = (path: string, shop: string): URL | null => {
  try {
    return new URL(path, shop);
  } catch {
    return null;
  }
};

/**
 * Address of the visitor-tracking script on the shop (behaviour/consent 13); `null` without a path, or with one that
 * leads elsewhere.
 */
export const trackingAddress = (
  { domain, host, trackingPath }: ProjectIds,
  { page, time, sync }: Visit,
): string | null => {
  const shop = `https://www.${domain}`;
  const address = trackingPath ? addressIn(trackingPath, shop) : null;
  if (address?.origin !== shop) return null;
  const told = { host, page, time: String(time), sync: sync() };
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value);
  return address.href;
};

/** Connects visits of the help pages with visits of the shop; listed in the table of statistics. */
export const syncCookie = 'visit';
const lifetime = 30 * 24 * 60 * 60;

const read = (): string | null => {
  for (const pair of document.cookie.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === syncCookie) return value.join('=');
  }
  return null;
};

/** The value that the shop gave this browser, or a new one, kept for 30 days for the shop's whole domain. Only with consent. */
export const syncValue = (shopDomain: string): string => {
  const known = read();
  if (known) return known;
  const value = crypto.randomUUID();
  const cookie = `${syncCookie}=${value}; path=/; max-age=${lifetime}; samesite=lax`;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookie}${secure}; domain=${shopDomain}`;
  // On a development host, which is outside that domain, the browser has refused it.
  if (read() === null) document.cookie = cookie + secure;
  return value;
};
