import { cutAt, highlight } from '#shared/text/highlight.ts';

interface HighlightedProps {
  text: string;
  /** Empty: nothing is marked. */
  query: string;
  /** Ranges to mark instead of the query's words. */
  marks?: readonly (readonly [start: number, end: number])[] | undefined;
}

/** Marks the words of a query as the search matches them (behaviour/search 12). */
export const Highlighted = ({ text, query, marks }: HighlightedProps) =>
  (marks ? cutAt(text, marks) : highlight(text, query)).map((part, index) =>
    part.match ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
