import { createElement, startTransition, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { elementOf, type PlainElement } from '../bench/plain-elements.ts';
import type { PlainPage } from './bare-site.ts';

const inside = ({ children }: PlainElement): ReactNode[] =>
  children.map((child) => (typeof child === 'string' ? child : elementOf(child)));

const pages = JSON.parse(document.querySelector('#pages')?.textContent ?? '') as readonly PlainPage[];

/**
 * In a browser: takes over a served page of plain elements, whose data stands in `#pages` with that of the page it may be
 * left for. A press on a link to that one shows it; any other press leads nowhere.
 */
const BareSite = () => {
  const [shown, show] = useState(0);
  useEffect(() => {
    const act = (event: Event) => {
      event.preventDefault();
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const next = pages.findIndex(({ path }) => path === link?.getAttribute('href'));
      if (next > 0) {
        show(next);
        window.scrollTo(0, 0);
      }
    };
    for (const name of ['click', 'submit']) document.addEventListener(name, act);
    return () => {
      for (const name of ['click', 'submit']) document.removeEventListener(name, act);
    };
  }, []);
  const page = pages[shown];
  return page && inside(page.root);
};

const root = document.querySelector('#root');
if (root) startTransition(() => void hydrateRoot(root, createElement(BareSite)));
