import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What a page refers to. */
export interface PageReferences {
  /** Hosts by `hreflang`, without `x-default`. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Paths on the page's own host. */
  readonly links: readonly string[];
  readonly images: readonly string[];
}

/** Reads a page as a browser would. @param path the page's own. */
export const readPage = (html: string, host: string, path: string): PageReferences => {
  const alternates = new Map<string, string>();
  const links = new Set<string>();
  const images = new Set<string>();
  const own = (address: string | undefined): string | null => {
    const url = address === undefined ? null : URL.parse(address, `https://${host}${path}`);
    return url?.hostname === host && url.protocol.startsWith('http') ? url.pathname + url.search : null;
  };
  const add = (to: Set<string>, address: string | undefined): void => {
    const found = own(address);
    if (found !== null) to.add(found);
  };
  for (const element of elementsOf(parse(html))) {
    const attribute = (name: string) => element.attrs.find((each) => each.name === name)?.value;
    if (element.tagName === 'a') add(links, attribute('href'));
    if (element.tagName === 'img') add(images, attribute('src'));
    if (element.tagName !== 'link' || attribute('rel') !== 'alternate') continue;
    const [tag, target] = [attribute('hreflang'), URL.parse(attribute('href') ?? '')];
    if (tag !== undefined && tag !== 'x-default' && target) alternates.set(tag, target.hostname);
  }
  return { alternates, links: [...links], images: [...images] };
};

function* elementsOf(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsOf(node);
  }
}
