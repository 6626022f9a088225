import { createElement, type ReactElement } from 'react';

/** An element as data: what a bare React page is made of. */
export interface PlainElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (PlainElement | string)[];
}

const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  autofocus: 'autoFocus',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  srcset: 'srcSet',
  hreflang: 'hrefLang',
  enterkeyhint: 'enterKeyHint',
  inputmode: 'inputMode',
  novalidate: 'noValidate',
  readonly: 'readOnly',
  datetime: 'dateTime',
  referrerpolicy: 'referrerPolicy',
  allowfullscreen: 'allowFullScreen',
};

/** Written without a value; React takes an empty one for false. */
const switches: ReadonlySet<string> = new Set([
  'hidden',
  'disabled',
  'required',
  'checked',
  'multiple',
  'inert',
  'open',
]);

const styleOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(';')
      .filter((rule) => rule.includes(':'))
      .map((rule) => [rule.slice(0, rule.indexOf(':')).trim(), rule.slice(rule.indexOf(':') + 1).trim()]),
  );

/** What stands in a served page, as data; comments are left out. */
export const plainOf = (element: Element): PlainElement => ({
  tag: element.localName,
  props: Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [
      reactNames[name] ?? name,
      name === 'style' ? styleOf(value) : switches.has(name) || value,
    ]),
  ),
  children: Array.from(element.childNodes).flatMap((node): readonly (PlainElement | string)[] => {
    if (node.nodeType === node.ELEMENT_NODE) return [plainOf(node as Element)];
    return node.nodeType === node.TEXT_NODE ? [node.textContent ?? ''] : [];
  }),
});

/** The same as React's elements, without a component of their own. */
export const elementOf = ({ tag, props, children }: PlainElement): ReactElement =>
  createElement(
    tag,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );
