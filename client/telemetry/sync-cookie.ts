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
