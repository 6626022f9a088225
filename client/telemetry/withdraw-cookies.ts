import { type ConsentChoice, allows, type ConsentType } from '#shared/consent/consent-choice.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';

/** A name, or a prefix that ends in `*`. */
interface NamedCookie {
  readonly name: string;
  readonly group: ConsentType;
}

/** Cookies of the third-party scripts, whatever the tables list. */
const knownCookies = (
  [
    ['statistics', ['_ga', '_ga_*', '_gid', '_gat*', '_dc_gtm_*', 'visit']],
    ['marketing', ['_gcl_*', '_gac_*', '__gads', '__gpi']],
  ] as const
).flatMap(([group, names]) => names.map((name): NamedCookie => ({ name, group })));

const isNamed = (cookie: string, name: string): boolean =>
  name.endsWith('*') && name.length > 1 ? cookie.startsWith(name.slice(0, -1)) : cookie === name;

/**
 * Names of the cookies that a choice does not allow (behaviour/consent 14).
 *
 * @param cookies `document.cookie`.
 * @param listed rows of the cookie tables; what they call necessary stays.
 */
export const withdrawnCookies = (
  cookies: string,
  choice: ConsentChoice | null,
  listed: readonly NamedCookie[],
): readonly string[] => {
  const rows = [...listed, ...knownCookies];
  const names = cookies.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  return names.filter((name) => {
    const groups = rows.filter((row) => isNamed(name, row.name)).map(({ group }) => group);
    return groups.length > 0 && !groups.some((group) => allows(choice, group));
  });
};

/** The domains that a cookie seen on `host` may belong to. */
export const cookieDomains = (host: string): readonly string[] =>
  host
    .split('.')
    .map((_, index, labels) => labels.slice(index).join('.'))
    .filter((domain) => domain.includes('.'));

/** On this host and all domains above it. */
const deleteCookies = (names: readonly string[]): void => {
  const domains = ['', ...cookieDomains(window.location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names) {
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
};

export const withdrawKnownCookies = (choice: ConsentChoice | null): void =>
  deleteCookies(withdrawnCookies(document.cookie, choice, []));

/** Milliseconds to wait for the cookie tables. */
const patience = 1000;

/** Also deletes what the cookie tables list, if they can be loaded. */
export const withdrawListedCookies = async (
  choice: ConsentChoice | null,
  api: Pick<HelpApi, 'cookies'>,
): Promise<void> => {
  if (document.cookie === '') return;
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, patience, null);
  });
  const listed = await Promise.race([api.cookies(), late]);
  if (listed?.ok) deleteCookies(withdrawnCookies(document.cookie, choice, listed.value));
};
