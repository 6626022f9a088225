import type { ConsentChoice } from '#shared/consent/consent-choice.ts';
import { cookieDomains, withdrawnCookies } from '#shared/consent/withdrawn-cookies.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';

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
