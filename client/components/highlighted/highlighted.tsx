import { cutAt, highlight } from '#shared/text/highlight.ts';

interface HighlightedProps {
  text: string;
  /** What the visitor searched for; empty marks nothing. */
  query: string;
  /** Where the search itself found the text to match, instead of the query's own words. */
  marks?: readonly (readonly [start: number, end: number])[] | undefined;
}

/** A text with the words of a query in `<mark>`, folded as the search folds (behaviour/search 12). */
export const Highlighted = ({ text, query, marks }: HighlightedProps) =>
  (marks ? cutAt(text, marks) : highlight(text, query)).map((part, index) =>
    part.match ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
