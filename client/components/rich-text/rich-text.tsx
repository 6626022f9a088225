import type { SafeHtml } from '#shared/help-api/models.ts';

interface RichTextProps {
  html: SafeHtml;
  /** Number of the block in its article: hydration reads the HTML back from the element that bears it. */
  block: number;
}

/** Article HTML; the only place that may set markup, and only sanitised one. */
export const RichText = ({ html, block }: RichTextProps) => (
  <div className="rich-text" data-block={block} dangerouslySetInnerHTML={{ __html: html }} />
);
