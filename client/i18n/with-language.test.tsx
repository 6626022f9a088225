import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markLanguage } from '#shared/text/language-mark.ts';
import { jsx, jsxs } from './jsx-runtime.ts';

const english = markLanguage('Close', 'en-GB');
const html = (node: ReactNode) => renderToStaticMarkup(node);

test('a text that is all an element holds gives it its language', () => {
  expect(html(jsx('p', { children: english }))).toBe('<p lang="en-GB">Close</p>');
  expect(html(jsx('p', { children: english, lang: 'fr' }))).toBe('<p lang="fr">Close</p>');
  expect(html(jsx('p', { children: 'Fermer' }))).toBe('<p>Fermer</p>');
});

test('one of several is an element of its own', () => {
  const twoTexts = jsxs('p', { children: ['Fermer ', english, jsx('br', {})] });
  expect(html(twoTexts)).toBe('<p>Fermer <span lang="en-GB">Close</span><br/></p>');
});

test('a name gives its language to what is read by the name alone, and leaves the content of all else as it is', () => {
  const button = jsx('button', { 'aria-label': english, children: jsx('svg', {}) });
  expect(html(button)).toBe('<button aria-label="Close" lang="en-GB"><svg></svg></button>');
  const nav = jsx('nav', { 'aria-label': english, children: 'Aide' });
  expect(html(nav)).toBe('<nav aria-label="Close">Aide</nav>');
});

test('a mark inside a sentence is of a variable: the sentence is in the language of the page', () => {
  expect(html(jsx('p', { children: `Tableau : ${english}` }))).toBe('<p>Tableau : Close</p>');
});

test('components are given the text as it is, for the element that they make of it', () => {
  const Words = ({ children }: { children: string }) => jsx('b', { children });
  expect(html(jsx(Words as never, { children: english }))).toBe('<b lang="en-GB">Close</b>');
});
