import escapeHtml from 'escape-html';
import { attributeOf, type PageHead } from '#shared/rendering/page-head.ts';
import { serialiseJsonLd } from '#shared/rendering/json-ld.ts';
import type { PageAssets } from './assets.ts';

interface DocumentFacts {
  readonly tag: string;
  readonly skin: string;
  readonly head: PageHead;
  /** `<link>`s of what its scripts begin with beside themselves, already markup. */
  readonly preloads: string;
  readonly hydrates: boolean;
  readonly state: string;
  readonly modules: readonly string[];
}

export type DocumentWrapper = ReturnType<typeof createWrapper>;

/** The filled template around the markup. Every value is escaped here or was when it was made. */
export const createWrapper = (assets: PageAssets, facts: DocumentFacts) => {
  const parts: Readonly<Record<string, string>> = {
    tag: facts.tag,
    skin: facts.skin,
    head: printHead(facts.head),
    assets: assets.styles + assets.fonts(facts.tag),
    start: facts.hydrates ? assets.start : '',
    preloads: facts.hydrates ? facts.preloads + assets.preloads(facts.modules) : '',
    state: facts.hydrates
      ? `<script type="application/json" id="state" data-build="${assets.build}">${facts.state}</script>`
      : '',
  };
  const fill = (template: string) =>
    template.replaceAll(/<!--(\w+)-->/g, (comment, name: string) => parts[name] ?? comment);
  const [before = '', after = ''] = assets.template.split('<!--page-->');
  return { before: fill(before), after: fill(after) };
};

const printHead = (head: PageHead): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.index ? '' : meta('name', 'robots', 'noindex'),
    head.canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    head.firstPicture === null
      ? ''
      : `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(head.firstPicture)}">`,
    ...Object.entries(head.openGraph).map(([name, content]) => meta(attributeOf(name), name, content)),
    head.jsonLd.length === 0
      ? ''
      : `<script type="application/ld+json">${serialiseJsonLd(head.jsonLd)}</script>`,
  ].join('');

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
