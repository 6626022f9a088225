import type { SafeHtml } from '#shared/help-api/models.ts';

interface RichTextProps {
  html: SafeHtml;
  /** Number of the block in its article, by which hydration finds its HTML. */
  block: number;
}

/** The only place that sets HTML, and only sanitised HTML. */
export const RichText = ({ html, block }: RichTextProps) => (
  <div className="rich-text" data-block={block} dangerouslySetInnerHTML={{ __html: html }} />
);
