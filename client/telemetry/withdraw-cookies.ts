import { type ConsentChoice, allows, type ConsentType } from '#shared/consent/consent-choice.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';

/** A name, or the beginning of names where it ends in `*`, as the cookie tables write it. */
interface NamedCookie {
  readonly name: string;
  readonly group: ConsentType;
}

/** What the scripts that this site loads are known to leave, whatever an editor's table lists. */
const knownCookies: readonly NamedCookie[] = [
  ...['_ga', '_ga_*', '_gid', '_gat*', '_dc_gtm_*', 'visit'].map((name): NamedCookie => ({
    name,
    group: 'statistics',
  })),
  ...['_gcl_*', '_gac_*', '__gads', '__gpi'].map((name): NamedCookie => ({ name, group: 'marketing' })),
];

const isNamed = (cookie: string, name: string): boolean =>
  name.endsWith('*') && name.length > 1 ? cookie.startsWith(name.slice(0, -1)) : cookie === name;

/**
 * The cookies that a choice does not allow, by name (behaviour/consent 14).
 *
 * @param cookies what `document.cookie` holds: those that script can see, and so delete.
 * @param listed the rows of the cookie tables, where they can be had; a name they call necessary stays.
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

/** The domains that a cookie seen on `host` may have been set for, itself first; browsers refuse the public suffixes among them. */
export const cookieDomains = (host: string): readonly string[] =>
  host
    .split('.')
    .map((_, index, labels) => labels.slice(index).join('.'))
    .filter((domain) => domain.includes('.'));

/** Deletes cookies by name, wherever above this host they were set; those of other hosts are out of reach. */
const deleteCookies = (names: readonly string[]): void => {
  const domains = ['', ...cookieDomains(window.location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names) {
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
};

/** Deletes what the scripts of this site are known to leave and the choice does not allow. */
export const withdrawKnownCookies = (choice: ConsentChoice | null): void =>
  deleteCookies(withdrawnCookies(document.cookie, choice, []));

/** Longest wait for the cookie tables, in milliseconds: meanwhile the scripts of others go on. */
const patience = 1000;

/** Deletes what the cookie tables list as well; without them only what is known. */
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
