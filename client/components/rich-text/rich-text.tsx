import type { SafeHtml } from '#shared/help-api/models.ts';

interface RichTextProps {
  html: SafeHtml;
  lang: string | undefined;
  /** Number of the block in its article, by which hydration finds its HTML. */
  block: number;
}

/** The only place that sets HTML, and only sanitised HTML. */
export const RichText = ({ html, lang, block }: RichTextProps) => (
  <div className="rich-text" lang={lang} data-block={block} dangerouslySetInnerHTML={{ __html: html }} />
);
