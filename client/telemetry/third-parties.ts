import {
  allowedTypes,
  allows,
  type ConsentChoice,
  type ConsentType,
} from '#shared/consent/consent-choice.ts';
import type { Project } from '#shared/help-api/models.ts';
import { tellStart } from './data-layer.ts';

type ProjectIds = Pick<Project, 'googleId' | 'trackingPath' | 'domain' | 'host'>;

/** Needed for statistics and for marketing; the signals tell it which are allowed (behaviour/consent 10). */
export const allowsTagManager = (choice: ConsentChoice | null): boolean =>
  allows(choice, 'statistics') || allows(choice, 'marketing');

/** `null` without a valid id. */
export const tagManagerAddress = ({ googleId }: Pick<ProjectIds, 'googleId'>): string | null =>
  /^[A-Z]{1,4}-[A-Z0-9-]{1,30}$/i.test(googleId)
    ? `https://www.googletagmanager.com/gtm.js?id=${googleId}`
    : null;

interface Visit {
  /** Without the query, which may hold a search. */
  readonly page: string;
  readonly time: number;
  /** Value of the cookie that connects visits of help centre and shop; sets it if needed. */
  readonly sync: () => string;
}

const addressIn = (path: string, shop: string): URL | null => {
  try {
    return new URL(path, shop);
  } catch {
    return null;
  }
};

/** The tracking script on the shop (behaviour/consent 13); `null` without a path, or if it leads elsewhere. */
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

/** Connects visits of help centre and shop; listed under statistics. */
export const syncCookie = 'visit';
const lifetime = 30 * 24 * 60 * 60;

const read = (): string | null => {
  for (const pair of document.cookie.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === syncCookie) return value.join('=');
  }
  return null;
};

/** The existing value, or a new one for the shop's whole domain. With consent only. */
const syncValue = (shopDomain: string): string => {
  const known = read();
  if (known) return known;
  const value = crypto.randomUUID();
  const cookie = `${syncCookie}=${value}; path=/; max-age=${lifetime}; samesite=lax`;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookie}${secure}; domain=${shopDomain}`;
  // Development hosts are outside that domain.
  if (read() === null) document.cookie = cookie + secure;
  return value;
};

/** The policy trusts scripts that ours appends (behaviour/security 17). */
const append = (address: string): void => {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
};

/** Loads each third-party script once per document, with consent only. */
export const createScriptLoader = () => {
  const loaded = new Set<'tag manager' | 'tracking'>();
  const usedTypes = new Set<ConsentType>();

  const loadTagManager = (project: Project): void => {
    const address = tagManagerAddress(project);
    if (address === null || loaded.has('tag manager')) return;
    loaded.add('tag manager');
    tellStart(Date.now());
    append(address);
  };

  const loadTracking = (project: Project, page: string): void => {
    if (loaded.has('tracking')) return;
    const sync = () => syncValue(project.domain);
    const address = trackingAddress(project, { page, time: Date.now(), sync });
    if (address === null) return;
    loaded.add('tracking');
    append(address);
  };

  return {
    load: (project: Project, page: string, choice: ConsentChoice | null): void => {
      for (const type of allowedTypes(choice)) usedTypes.add(type);
      if (allowsTagManager(choice)) loadTagManager(project);
      if (allows(choice, 'statistics')) loadTracking(project, page);
    },
    hasRun: (): boolean => loaded.size > 0,
    /** Whether a script is running whose type is no longer allowed: only a new document stops it. */
    outlives: (choice: ConsentChoice | null): boolean => {
      const allowed = allowedTypes(choice);
      return loaded.size > 0 && [...usedTypes].some((type) => !allowed.includes(type));
    },
  };
};
