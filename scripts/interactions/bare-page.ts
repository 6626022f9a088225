import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { elementOf, type PlainElement } from './plain-elements.ts';

/** In a browser: takes over a served page of plain elements, whose data stands in `#tree`. A press leads nowhere. */
for (const name of ['click', 'submit'])
  document.addEventListener(name, (event) => {
    event.preventDefault();
  });
const tree = JSON.parse(document.querySelector('#tree')?.textContent ?? '') as PlainElement;
const root = document.querySelector('#root');
if (root)
  startTransition(
    () =>
      void hydrateRoot(
        root,
        tree.children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
      ),
  );
