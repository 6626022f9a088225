import {
  attributeOf,
  createElement,
  isElement,
  nameIn,
  rebuild,
  setAttribute,
  type Element,
  type Fragment,
  type Parent,
} from './html-tree.ts';
import { isGallery } from './lift-out.ts';

/** Where a picture stands. */
interface Place {
  readonly caption: string;
  /** It is in a link or a gallery and so does not enlarge by itself. */
  readonly taken: boolean;
}

/** Pictures load late, have a name and lead to their large form. One walk, which remembers the last heading. */
export const prepareImages = (body: Fragment): void => {
  const captions = captionsOf(body);
  const enlarging = new Set<Element>();
  let heading: Element | null = null;
  const headingNames = new Map<Element, string>();
  const nameOfHeading = (element: Element): string => {
    const name = headingNames.get(element) ?? nameIn(element);
    headingNames.set(element, name);
    return name;
  };

  const prepare = (image: Element, { caption, taken }: Place): void => {
    const names = [attributeOf(image, 'alt'), caption, attributeOf(image, 'title')];
    const own = names.map((name) => name?.trim() ?? '').find((name) => name !== '');
    setAttribute(image, 'alt', own ?? (heading ? nameOfHeading(heading) : ''));
    setAttribute(image, 'loading', 'lazy');
    setAttribute(image, 'decoding', 'async');
    if (!taken) enlarging.add(image);
  };

  const walk = (parent: Parent, place: Place): void => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      if (/^h[234]$/.test(node.tagName)) heading = node;
      if (node.tagName === 'img') prepare(node, place);
      walk(node, {
        caption: node.tagName === 'figure' ? (captions.get(node) ?? '') : place.caption,
        taken: place.taken || node.tagName === 'a' || isGallery(node),
      });
    }
  };
  walk(body, { caption: '', taken: false });

  rebuild(body, (node) => {
    if (!isElement(node) || !enlarging.has(node)) return [node];
    // A plain link to the picture: it enlarges without a script, and a dialog takes it over with one.
    const link = createElement(node, 'a', { class: 'enlarge', href: attributeOf(node, 'src') ?? '' });
    link.childNodes = [node];
    return [link];
  });
};

/** Every figure's caption: the first that stands in it and in no figure within. */
const captionsOf = (body: Fragment): ReadonlyMap<Element, string> => {
  const captions = new Map<Element, string>();
  const walk = (parent: Parent, figure: Element | null): void => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      if (figure && node.tagName === 'figcaption' && !captions.has(figure))
        captions.set(figure, nameIn(node));
      walk(node, node.tagName === 'figure' ? node : figure);
    }
  };
  walk(body, null);
  return captions;
};
