import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link as RoutedLink, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

const markupOf = (link: typeof Link, to: string) =>
  renderToStaticMarkup(
    <StaticRouter location="/categories/12?page=3">
      {createElement(
        link,
        { to, className: 'card', 'aria-current': 'page', onClick: () => {} },
        'Help & more',
      )}
    </StaticRouter>,
  );

test.each([
  '/',
  '/categories/12',
  '/categories/12/1202/120201#vote',
  '/search?articles=R%C3%BCcksendung%20heute&page=2',
  '/search?a=1#b',
  '/search/',
  '/search?',
  '/search#',
  '/a/../b',
  '//elsewhere.example',
  '?page=2',
  '#vote',
  '.',
  '/straße "x"',
])('the server writes a link to %s as the router does', (to) => {
  expect(markupOf(Link, to)).toBe(markupOf(RoutedLink as typeof Link, to));
});
