/** The shop's own addresses: links to them get one spelling. */
export interface ShopAddresses {
  /** Domains of the shop in all countries, without `www.`. */
  readonly domains: readonly string[];
  /** Hosts of the help centre in all countries. */
  readonly hosts: readonly string[];
}

/** What a link becomes; `null`: no address that an article may lead to. */
export interface ArticleLink {
  readonly href: string;
  /** Leads away from the help centre. */
  readonly away: boolean;
}

const relative = 'https://relative.invalid/';

const addressOf = (value: string): URL | null => URL.parse(value, relative);

const isWeb = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:';

/** Whether a picture may be loaded from there: http(s), also relative to the page. */
export const isWebAddress = (value: string): boolean => {
  const url = value.trim() === '' ? null : addressOf(value);
  return url !== null && isWeb(url);
};

/**
 * How links of an article on `host` are written: pages of the same host as paths, the shop's own domains, whichever
 * country's, as `https://www.<domain>`, other hosts of ours over https; anything that is no web, mail or telephone
 * address is none (behaviour/articles 7).
 */
export const linkWriter = ({ domains, hosts }: ShopAddresses, host: string) => {
  const canonical = new Map([
    ...hosts.map((each) => [each, `https://${each}`] as const),
    ...domains.flatMap((each) => [each, `www.${each}`].map((name) => [name, `https://www.${each}`] as const)),
  ]);
  return (value: string): ArticleLink | null => {
    const url = addressOf(value);
    if (url?.protocol === 'mailto:' || url?.protocol === 'tel:') return { href: value, away: false };
    if (!url || !isWeb(url)) return null;
    if (url.origin === new URL(relative).origin) return { href: value, away: false };
    const rest = url.pathname + url.search + url.hash;
    if (url.hostname === host) return { href: pathOnly(rest), away: false };
    const origin = canonical.get(url.hostname);
    return { href: origin === undefined ? value : origin + rest, away: true };
  };
};

/** Two slashes at the beginning would be another host. */
const pathOnly = (path: string): string => path.replace(/^\/{2,}/, '/');
