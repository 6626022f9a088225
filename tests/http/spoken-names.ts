import { parse } from 'parse5';
import { attributeOf, isElement, type Element, type Parent } from '#server/content/article-html/html-tree.ts';

const elementsIn = (parent: Parent): Element[] =>
  parent.childNodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element)]);

const isUnseen = (element: Element): boolean =>
  attributeOf(element, 'aria-hidden') === 'true' ||
  /visually-hidden/.test(attributeOf(element, 'class') ?? '');

const seenTextOf = (parent: Parent): string =>
  parent.childNodes
    .map((node) => {
      if (isElement(node)) return isUnseen(node) ? '' : seenTextOf(node);
      return 'value' in node ? node.value : '';
    })
    .join(' ');

/** Spoken alike: no difference of case, of punctuation or of where a line breaks. */
const spoken = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const controls: ReadonlySet<string> = new Set(['a', 'button', 'input', 'select', 'summary', 'textarea']);

/**
 * Controls of a page whose name does not hold what is seen of them: who speaks to the computer cannot call them (WCAG
 * 2.5.3). Only those that bear a name of their own (`aria-label`); any other is called by its text.
 */
export const unspeakable = (html: string): string[] =>
  elementsIn(parse(html))
    .filter(({ tagName }) => controls.has(tagName))
    .map((control) => ({
      name: attributeOf(control, 'aria-label') ?? '',
      seen: `${seenTextOf(control)} ${attributeOf(control, 'placeholder') ?? ''}`,
    }))
    .filter(({ name, seen }) => name !== '' && seen.trim() !== '' && !spoken(name).includes(spoken(seen)))
    .map(({ name, seen }) => `“${seen.trim()}” is called “${name}”`);
