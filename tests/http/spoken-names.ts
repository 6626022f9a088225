import { parseFragment } from 'parse5';
import { attributeOf, isElement, type Element, type Parent } from '#shared/article-html/html-tree.ts';

/** To the end of a tag, over an `aria-label`. */
const toEndOfNamedTag = String.raw`\b(?:"[^"]*"|[^">])* aria-label="[^"]*"(?:"[^"]*"|[^">])*>`;

/** Controls with a name of their own, each with all that is in it: none may hold another of its kind. */
const namedControls = new RegExp(
  `<input${toEndOfNamedTag}|<(a|button|select|summary|textarea)${toEndOfNamedTag}[^]*?</\\1>`,
  'g',
);

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

const lookAt = (markup: string): string[] =>
  parseFragment(markup)
    .childNodes.filter(isElement)
    .map((control) => ({
      name: attributeOf(control, 'aria-label') ?? '',
      seen: `${seenTextOf(control)} ${attributeOf(control, 'placeholder') ?? ''}`,
    }))
    .filter(({ name, seen }) => name !== '' && seen.trim() !== '' && !spoken(name).includes(spoken(seen)))
    .map(({ name, seen }) => `“${seen.trim()}” is called “${name}”`);

/** What was found of each control: pages have most of theirs in common, and parsing them costs more than rendering them. */
const known = new Map<string, string[]>();

/**
 * Controls of a page whose name does not hold what is seen of them: who speaks to the computer cannot call them (WCAG
 * 2.5.3). Only those that bear a name of their own (`aria-label`); any other is called by its text.
 */
export const unspeakable = (html: string): string[] =>
  [...html.matchAll(namedControls)].flatMap(([markup]) => {
    const found = known.get(markup) ?? lookAt(markup);
    known.set(markup, found);
    return found;
  });
