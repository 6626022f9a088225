import escapeHtml from 'escape-html';
import { Marked, type Tokens, type TokenizerAndRendererExtension } from 'marked';

/** Where the short forms of an article's Markdown lead. Each throws for a name it does not know. */
export interface ArticleLinks {
  readonly article: (slug: string) => string;
  readonly video: (slug: string) => string;
}

export interface RenderedArticle {
  /** HTML, placeholders unfilled. */
  readonly html: string;
  /** The words alone, one line a block, for the search. */
  readonly text: string;
  /** Path of the first image, the preview in lists of related articles. */
  readonly image: string | null;
}

const unescapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Begins the lines of a plain text that are headings. */
export const headingMark = '# ';

/** The words of an HTML that `renderArticle` made, one line a block: heading, paragraph, list item, table row. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/t[hd]>\s*<t[hd][^>]*>/g, ' – ')
    .replace(/<h\d>/g, `\n${headingMark}`)
    .replace(/<\/?(?:strong|em|a|code|del)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => unescapes[entity] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

const imagePath = (name: string): string => `/images/help/${name}.svg`;
const imageTag = (name: string, alt: string): string =>
  `<img src="${imagePath(name)}" alt="${escapeHtml(alt)}" width="800" height="500">`;

/** `:::gallery`, image lines, `:::`. */
const gallery: TokenizerAndRendererExtension = {
  name: 'gallery',
  level: 'block',
  start: (source) => source.match(/^:::gallery$/m)?.index,
  tokenizer(source) {
    const match = /^:::gallery\n([^]+?)\n:::(?:\n|$)/.exec(source);
    return match ? { type: 'gallery', raw: match[0], images: match[1] } : undefined;
  },
  renderer: ({ images }) => {
    const tags = [...String(images).matchAll(/^!\[(.*)\]\(image:([\w-]+)\)$/gm)];
    return `<div class="gallery">${tags.map(([, alt = '', name = '']) => imageTag(name, alt)).join('')}</div>\n`;
  },
};

/** `:::video name | Title`. The video host's address without cookies (behaviour/consent 15). */
const video = (links: ArticleLinks): TokenizerAndRendererExtension => ({
  name: 'video',
  level: 'block',
  start: (source) => source.match(/^:::video /m)?.index,
  tokenizer(source) {
    const match = /^:::video ([\w-]+) \| (.+)(?:\n|$)/.exec(source);
    return match ? { type: 'video', raw: match[0], slug: match[1], title: match[2] } : undefined;
  },
  renderer: ({ slug, title }) =>
    `<iframe src="https://www.youtube-nocookie.com/embed/${links.video(String(slug))}" ` +
    `title="${escapeHtml(String(title))}" allowfullscreen></iframe>\n`,
});

const linkTarget = (href: string, links: ArticleLinks): string => {
  if (href.startsWith('article:')) return links.article(href.slice('article:'.length));
  // Plain http on the bare domain, as editors paste it; the site writes it in the canonical form
  // (behaviour/articles 7).
  if (href.startsWith('shop:/')) return `http://{{domain}}${href.slice('shop:'.length)}`;
  // The way to a person that stands on every article's page (behaviour/shell 25).
  if (href === '#contact') return href;
  // The next step of a guide (behaviour/articles 25).
  if (/^#section-[1-9]\d?$/.test(href)) return href;
  throw new Error(`Link to an unknown place: ${href}`);
};

/** A renderer of articles; it throws where an article names a slug, image form or video that does not exist. */
export const createArticleRenderer = (links: ArticleLinks): ((markdown: string) => RenderedArticle) => {
  const marked = new Marked({
    gfm: true,
    extensions: [gallery, video(links)],
    renderer: {
      image: ({ href, text }: Tokens.Image) => {
        if (!href.startsWith('image:')) throw new Error(`Image from an unknown place: ${href}`);
        return imageTag(href.slice('image:'.length), text);
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escapeHtml(linkTarget(href, links))}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return (markdown) => {
    const html = marked.parse(markdown, { async: false });
    if (/:::/.test(html)) throw new Error('A ::: block that is none of ours');
    return { html, text: plainText(html), image: /<img src="([^"]+)"/.exec(html)?.[1] ?? null };
  };
};
