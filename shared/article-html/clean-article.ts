import { serialize, serializeOuter } from 'parse5';
import type { ArticleBlock, ArticleImage, ArticleSection, SafeHtml } from '#shared/help-api/models.ts';
import {
  attributeOf,
  BeyondLimits,
  forEachElement,
  isBlank,
  isElement,
  nameIn,
  pictureNameIn,
  readFragment,
  rebuild,
  removeAttribute,
  setAttribute,
  type Element,
  type Fragment,
  type Node,
} from './html-tree.ts';
import { prepareImages, prepareTables } from './images-and-tables.ts';
import { flattenLists, isGallery, liftOut } from './lists-and-galleries.ts';
import { tidy, videoFrame, type ArticleLink } from './tidy-elements.ts';

export interface CleanArticle {
  readonly blocks: readonly ArticleBlock[];
  readonly sections: readonly ArticleSection[];
}

/** How often HTML is read anew until it no longer changes. Two readings are the rule, four the most ever met. */
const mostReadings = 8;

/** Most blocks, pictures and sections: each is a component, up to 0.1 ms of the event loop (behaviour/security 9). */
const mostComponents = 250;

/**
 * Shapes sanitised HTML for the pages (behaviour/articles 6): lists flattened, images lazy, shop links canonical, headings
 * with ids; then cuts it into blocks. Parsers mend what may not stand inside each other, so the result is read again until
 * it is what a browser makes of it: cleaning it once more changes nothing. Throws `BeyondLimits` for what grows too large.
 */
export const cleanArticle = (
  sanitised: string,
  writeLink: (href: string) => ArticleLink | null,
): CleanArticle => {
  let html = sanitised;
  for (let reading = 0; reading < mostReadings; reading++) {
    const body = readFragment(html);
    const sections = shape(body, writeLink);
    const shaped = serialize(body);
    if (shaped === html) {
      return withinLimits({ blocks: isWithoutContent(body) ? [] : cutIntoBlocks(body), sections });
    }
    html = shaped;
  }
  throw new BeyondLimits('too entangled');
};

const withinLimits = (article: CleanArticle): CleanArticle => {
  const pictures = article.blocks.map((block) => (block.kind === 'gallery' ? block.images.length : 0));
  const components = pictures.reduce(
    (sum, count) => sum + count,
    article.blocks.length + article.sections.length,
  );
  if (components > mostComponents) throw new BeyondLimits('too many videos, pictures or sections');
  return article;
};

/** Every step walks the tree once. */
const shape = (body: Fragment, writeLink: (href: string) => ArticleLink | null): ArticleSection[] => {
  rebuild(body, tidy(writeLink));
  liftOut(body);
  flattenLists(body);
  prepareImages(body);
  prepareTables(body);
  return nameSections(body);
};

/**
 * Ids for the section list. Numbered, since headings of 22 languages make poor and unstable addresses. A heading without
 * words or picture is hidden, not dropped: it is still counted, so the addresses of the others stay.
 */
const nameSections = (body: Fragment): ArticleSection[] => {
  const sections: ArticleSection[] = [];
  let count = 0;
  forEachElement(body, (element) => {
    if (!/^h[2-6]$/.test(element.tagName)) return;
    if (isBlank(element)) setAttribute(element, 'hidden', '');
    else removeAttribute(element, 'hidden');
    if (element.tagName !== 'h3') return;
    const id = `section-${++count}`;
    const title = nameIn(element) || pictureNameIn(element);
    if (title === '') {
      removeAttribute(element, 'id');
      return;
    }
    setAttribute(element, 'id', id);
    sections.push({ id, title });
  });
  return sections;
};

/** Whether there is nothing to read, see or play. */
const isWithoutContent = (body: Fragment): boolean =>
  body.childNodes.every((node) => isBlank(node) && blockOf(node)?.kind !== 'video');

const cutIntoBlocks = (body: Fragment): ArticleBlock[] => {
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
    } else html += serializeOuter(node);
  }
  closeHtml();
  return blocks;
};

const blockOf = (node: Node): ArticleBlock | null => {
  if (!isElement(node)) return null;
  if (node.tagName === 'iframe') {
    const id = videoFrame.exec(attributeOf(node, 'src') ?? '')?.[1];
    return id ? { kind: 'video', id, title: attributeOf(node, 'title') ?? '' } : null;
  }
  return isGallery(node) ? { kind: 'gallery', images: node.childNodes.filter(isElement).map(imageOf) } : null;
};

const imageOf = (image: Element): ArticleImage => {
  const size = (name: string) => Number(attributeOf(image, name)) || undefined;
  const [width, height] = [size('width'), size('height')];
  return {
    src: attributeOf(image, 'src') ?? '',
    alt: attributeOf(image, 'alt') ?? '',
    ...(width && height ? { width, height } : {}),
  };
};
