import { attributeOf, type PageHead } from '#shared/rendering/page-head.ts';
import { serialiseJsonLd } from '#shared/seo/json-ld.ts';

/** What differs from page to page; the rest of the served head stays. */
const ours =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], ' +
  'link[rel="alternate"][hreflang], script[type="application/ld+json"]';

/** Makes the head of a document that is already open say what the server would have written for this page. */
export const applyHead = (page: Document, head: PageHead): void => {
  const add = (tag: 'meta' | 'link' | 'script', attributes: Readonly<Record<string, string>>, text = '') => {
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    page.head.append(element);
  };
  page.title = head.title;
  for (const element of page.head.querySelectorAll(ours)) element.remove();
  add('meta', { name: 'description', content: head.description });
  if (!head.index) add('meta', { name: 'robots', content: 'noindex' });
  if (head.canonical !== null) add('link', { rel: 'canonical', href: head.canonical });
  for (const { hreflang, href } of head.alternates) add('link', { rel: 'alternate', hreflang, href });
  for (const [name, content] of Object.entries(head.openGraph))
    add('meta', { [attributeOf(name)]: name, content });
  if (head.jsonLd.length > 0) add('script', { type: 'application/ld+json' }, serialiseJsonLd(head.jsonLd));
};
