import type { ArticleBlock, ArticleImage, ArticleSection, SafeHtml } from '#shared/help-api/models.ts';

/** What cleaning needs to know of the host that shows the article. */
export interface CleanContext {
  /** The shop's domain without `www.`. */
  readonly domain: string;
  /** The help centre's own host: links to it become paths. */
  readonly host: string;
}

export interface CleanArticle {
  readonly blocks: readonly ArticleBlock[];
  readonly sections: readonly ArticleSection[];
}

/** The hosts whose players may be embedded; everything else that was a frame is dropped. */
const videoFrame = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#]|$)/;

/**
 * Shapes a sanitised body for the pages (behaviour/articles 6): lists flattened, images lazy, shop links
 * canonical, headings with ids; then cut into blocks. Changes `body`; running it on its own output changes nothing.
 */
export const cleanArticle = (body: HTMLElement, context: CleanContext): CleanArticle => {
  dropForeignFrames(body);
  demoteTitles(body);
  flattenLists(body);
  for (const image of body.querySelectorAll('img')) prepareImage(image);
  for (const link of body.querySelectorAll('a[href]')) canonicaliseLink(link, context);
  for (const table of body.querySelectorAll('table')) boxTable(table);
  const sections = nameSections(body);
  return { blocks: cutIntoBlocks(body), sections };
};

const dropForeignFrames = (body: HTMLElement): void => {
  for (const frame of body.querySelectorAll('iframe')) {
    if (!videoFrame.test(frame.getAttribute('src') ?? '')) frame.remove();
    else liftToTop(frame, body);
  }
  for (const gallery of body.querySelectorAll('.gallery')) liftToTop(gallery, body);
};

/** Players and galleries stand alone; an editor's wrapping paragraph would cut them out of the blocks. */
const liftToTop = (element: Element, body: HTMLElement): void => {
  let top: Element = element;
  while (top.parentElement && top.parentElement !== body) top = top.parentElement;
  if (top === element) return;
  top.after(element);
  if (top.textContent?.trim() === '' && !top.querySelector('img')) top.remove();
};

const rename = (element: Element, name: string): void => {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of element.attributes) renamed.setAttribute(attribute.name, attribute.value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

/** The page has its own `h1`. */
const demoteTitles = (body: HTMLElement): void => {
  for (const title of body.querySelectorAll('h1')) rename(title, 'h2');
};

/** A list inside a list becomes entries of the outer one, after the entry it stood in. */
const flattenLists = (body: HTMLElement): void => {
  let nested = body.querySelector(':is(ul, ol) :is(ul, ol)');
  while (nested) {
    const outer = nested.parentElement?.closest('ul, ol');
    let anchor: Element = nested;
    while (anchor.parentElement && anchor.parentElement !== outer) anchor = anchor.parentElement;
    anchor.after(...nested.children);
    nested.remove();
    if (anchor !== nested && anchor.textContent?.trim() === '' && !anchor.querySelector('img'))
      anchor.remove();
    nested = body.querySelector(':is(ul, ol) :is(ul, ol)');
  }
};

const prepareImage = (image: Element): void => {
  image.setAttribute('alt', nameOfImage(image));
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  const src = image.getAttribute('src') ?? '';
  if (image.closest('a, .gallery') || src === '') return;
  // A plain link to the picture: it enlarges without a script, and a dialog takes it over with one.
  const link = image.ownerDocument.createElement('a');
  link.className = 'enlarge';
  link.setAttribute('href', src);
  image.replaceWith(link);
  link.append(image);
};

/** What the editor wrote about a picture, else its caption, else the heading it stands under. */
const nameOfImage = (image: Element): string => {
  const captions = [
    image.getAttribute('alt'),
    image.closest('figure')?.querySelector('figcaption')?.textContent,
    image.getAttribute('title'),
    headingBefore(image)?.textContent,
  ];
  return captions.map((caption) => caption?.trim() ?? '').find((caption) => caption !== '') ?? '';
};

const precedes = 4; // Node.DOCUMENT_POSITION_FOLLOWING, seen from the heading

const headingBefore = (image: Element): Element | undefined => {
  const headings = [...(image.closest('body')?.querySelectorAll('h2, h3, h4') ?? [])];
  return headings.findLast((heading) => heading.compareDocumentPosition(image) & precedes);
};

/**
 * The shop's own pages, with or without `www.` and under http as well: `https://www.<domain>` (behaviour/articles 7).
 */
const canonicaliseLink = (link: Element, { domain, host }: CleanContext): void => {
  const url = URL.parse(link.getAttribute('href') ?? '', 'https://relative.invalid/');
  if (!url || url.hostname === 'relative.invalid' || !/^https?:$/.test(url.protocol)) return;
  if (url.hostname === host) {
    link.setAttribute('href', url.pathname + url.search + url.hash);
    return;
  }
  if (url.hostname === domain || url.hostname === `www.${domain}`) {
    link.setAttribute('href', `https://www.${domain}${url.pathname}${url.search}${url.hash}`);
  }
  link.setAttribute('rel', 'noopener');
};

/** Wide tables scroll in a box of their own, which the keyboard can reach. */
const boxTable = (table: Element): void => {
  if (table.parentElement?.className === 'table-box') return;
  const box = table.ownerDocument.createElement('div');
  box.className = 'table-box';
  box.setAttribute('tabindex', '0');
  table.replaceWith(box);
  box.append(table);
};

/** Ids for the section list. Numbered, since headings of 22 languages make poor and unstable addresses. */
const nameSections = (body: HTMLElement): ArticleSection[] =>
  [...body.querySelectorAll('h3')].map((heading, index) => {
    const id = `section-${index + 1}`;
    heading.setAttribute('id', id);
    return { id, title: heading.textContent?.trim() ?? '' };
  });

const cutIntoBlocks = (body: HTMLElement): ArticleBlock[] => {
  const blocks: ArticleBlock[] = [];
  let html = '';
  const closeHtml = () => {
    if (html.trim() !== '') blocks.push({ kind: 'html', html: html.trim() as SafeHtml });
    html = '';
  };
  for (const node of body.childNodes) {
    const block = blockOf(node);
    if (block) {
      closeHtml();
      blocks.push(block);
    } else html += outerHtml(node);
  }
  closeHtml();
  return blocks;
};

const elementNode = 1;

const blockOf = (node: ChildNode): ArticleBlock | null => {
  if (node.nodeType !== elementNode) return null;
  const element = node as Element;
  if (element.matches('iframe')) {
    const id = videoFrame.exec(element.getAttribute('src') ?? '')?.[1];
    return id ? { kind: 'video', id, title: element.getAttribute('title') ?? '' } : null;
  }
  if (!element.matches('.gallery')) return null;
  return { kind: 'gallery', images: [...element.querySelectorAll('img')].map(imageOf) };
};

const imageOf = (image: Element): ArticleImage => {
  const size = (name: string) => Number(image.getAttribute(name)) || undefined;
  const [width, height] = [size('width'), size('height')];
  return {
    src: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt') ?? '',
    ...(width && height ? { width, height } : {}),
  };
};

const outerHtml = (node: ChildNode): string => {
  const holder = node.ownerDocument?.createElement('div');
  if (!holder) return '';
  holder.append(node.cloneNode(true));
  return holder.innerHTML;
};
