import { attributeOf, type PageHead } from '#shared/rendering/page-head.ts';
import { serialiseJsonLd } from '#shared/rendering/json-ld.ts';

/** The elements that differ between pages. */
const ours =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], ' +
  'link[rel="alternate"][hreflang], script[type="application/ld+json"]';

/** In the order of the server. */
const elementsOf = (page: Document, head: PageHead): readonly HTMLElement[] => {
  const create = (tag: 'meta' | 'link' | 'script', attributes: Readonly<Record<string, string>>) => {
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const elements: HTMLElement[] = [create('meta', { name: 'description', content: head.description })];
  if (!head.index) elements.push(create('meta', { name: 'robots', content: 'noindex' }));
  if (head.canonical !== null) elements.push(create('link', { rel: 'canonical', href: head.canonical }));
  for (const { hreflang, href } of head.alternates)
    elements.push(create('link', { rel: 'alternate', hreflang, href }));
  for (const [name, content] of Object.entries(head.openGraph))
    elements.push(create('meta', { [attributeOf(name)]: name, content }));
  if (head.jsonLd.length > 0) {
    const data = create('script', { type: 'application/ld+json' });
    data.textContent = serialiseJsonLd(head.jsonLd);
    elements.push(data);
  }
  return elements;
};

/**
 * Updates the head after a navigation. Unchanged elements stay, as every change makes browsers recalculate styles.
 */
export const applyHead = (page: Document, head: PageHead): void => {
  if (page.title !== head.title) page.title = head.title;
  const present = [...page.head.children].filter((element) => element.matches(ours));
  const wanted = elementsOf(page, head);
  for (const [place, element] of wanted.entries()) {
    const old = present[place];
    if (!old) page.head.append(element);
    else if (!old.isEqualNode(element)) old.replaceWith(element);
  }
  for (const surplus of present.slice(wanted.length)) surplus.remove();
};
