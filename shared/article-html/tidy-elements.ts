import {
  attributeOf,
  isElement,
  removeAttribute,
  setAttribute,
  setChildren,
  type Element,
  type Node,
} from './html-tree.ts';

interface Address {
  readonly protocol: string;
  readonly hostname: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
/** The same in browsers and in Node; what both share names neither. */
declare const URL: new (value: string, base?: string) => Address;

/** The shop's own addresses: links to them get one spelling. */
export interface ShopAddresses {
  /** Domains of the shop in all countries, without `www.`. */
  readonly domains: readonly string[];
  readonly hosts: readonly string[];
}

/** What a link becomes; `null`: no address that an article may lead to. */
export interface ArticleLink {
  readonly href: string;
  readonly away: boolean;
}

const relative = 'https://relative.invalid/';

/** Browsers that an editor may have know no `URL.parse`. */
const addressOf = (value: string): Address | null => {
  try {
    return new URL(value, relative);
  } catch {
    return null;
  }
};

const isWeb = (url: Address): boolean => url.protocol === 'https:' || url.protocol === 'http:';

/** Whether a picture may be loaded from there: http(s), also relative to the page. */
const isWebAddress = (value: string): boolean => {
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
    // `www.<domain>/…`, as editors type it, would be a path of this page.
    const [start = ''] = value.toLowerCase().split(/[/?#]/, 1);
    const url = addressOf(canonical.has(start) ? `https://${value}` : value);
    if (url?.protocol === 'mailto:' || url?.protocol === 'tel:') return { href: value, away: false };
    if (!url || !isWeb(url)) return null;
    if (url.origin === relative.slice(0, -1)) return { href: value, away: false };
    const rest = url.pathname + url.search + url.hash;
    if (url.hostname === host) return { href: pathOnly(rest), away: false };
    const origin = canonical.get(url.hostname);
    return { href: origin === undefined ? value : origin + rest, away: true };
  };
};

/** Two slashes at the beginning would be another host. */
const pathOnly = (path: string): string => path.replace(/^\/{2,}/, '/');

/** The hosts whose players may be embedded; everything else that was a frame is dropped. */
export const videoFrame =
  /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#]|$)/;

/** Cleans each element by itself: removes what is not allowed and normalises the rest. */
export const tidy =
  (writeLink: (href: string) => ArticleLink | null) =>
  (node: Node): readonly Node[] => {
    if (!isElement(node)) return node.nodeName === '#text' ? [node] : [];
    keepOwnClasses(node);
    switch (node.tagName) {
      case 'iframe':
        // What stands in it is text to one parser and markup to another.
        setChildren(node, []);
        return videoFrame.test(attributeOf(node, 'src') ?? '') ? [node] : [];
      case 'img':
        return isWebAddress(attributeOf(node, 'src') ?? '') ? [node] : [];
      case 'a':
        tidyLink(node, writeLink);
        return [node];
      case 'pre':
        dropFirstLineEnds(node);
        return [node];
      case 'h1':
        // The page has its own.
        node.tagName = node.nodeName = 'h2';
        return [node];
      default:
        return [node];
    }
  };

const tidyLink = (link: Element, writeLink: (href: string) => ArticleLink | null): void => {
  const href = attributeOf(link, 'href');
  if (href === undefined) return;
  const written = writeLink(href);
  if (!written) {
    removeAttribute(link, 'href');
    return;
  }
  setAttribute(link, 'href', written.href);
  if (written.away) setAttribute(link, 'rel', 'noopener');
};

/** Parsers drop one line end there, each time they read. */
const dropFirstLineEnds = (pre: Element): void => {
  const [first] = pre.childNodes;
  if (first && 'value' in first) first.value = first.value.replace(/^[\r\n]+/, '');
};

/** Classes that our own styles know, each on what we put it on; any other could dress text up as part of the page. */
const keepOwnClasses = (element: Element): void => {
  const given = attributeOf(element, 'class')?.split(/\s+/) ?? [];
  const own = ownClasses.find(({ name, fits }) => given.includes(name) && fits(element))?.name;
  if (own) setAttribute(element, 'class', own);
  else removeAttribute(element, 'class');
};

const onlyChild = (element: Element, name: string): Element | null => {
  const [child, ...more] = element.childNodes;
  return child && more.length === 0 && isElement(child) && child.tagName === name ? child : null;
};

const isEnlarging = (link: Element): boolean => {
  const image = onlyChild(link, 'img');
  return link.tagName === 'a' && image !== null && attributeOf(image, 'src') === attributeOf(link, 'href');
};

const isTableBox = (element: Element): boolean =>
  element.tagName === 'div' && onlyChild(element, 'table') !== null;

const ownClasses: readonly { readonly name: string; readonly fits: (element: Element) => boolean }[] = [
  { name: 'gallery', fits: ({ tagName }) => tagName === 'div' },
  { name: 'enlarge', fits: isEnlarging },
  { name: 'table-box', fits: isTableBox },
];
