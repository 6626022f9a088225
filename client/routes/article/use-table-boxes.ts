import { useEffect, type RefObject } from 'react';

const nameOf = (table: HTMLTableElement | null): string | null | undefined =>
  table?.caption ? table.caption.textContent : table?.getAttribute('aria-label');

/** A stop of the keyboard with nothing to do would only be in the way. */
const mark = (box: Element): void => {
  const name = nameOf(box.querySelector('table'));
  if (box.scrollWidth <= box.clientWidth) {
    for (const attribute of ['tabindex', 'role', 'aria-label']) box.removeAttribute(attribute);
    return;
  }
  box.setAttribute('tabindex', '0');
  if (!name) return;
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', name);
};

/**
 * A table that scrolls in its box is a named region that the keyboard reaches, and one that fits is not
 * (behaviour/articles 18). Without script browsers let the keyboard reach what scrolls by themselves.
 *
 * @param content what the tables stand in; its HTML is new whenever `version` is.
 */
export const useTableBoxes = (content: RefObject<HTMLElement | null>, version: unknown): void => {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => mark(target)));
    for (const box of content.current?.querySelectorAll('.table-box') ?? []) observer.observe(box);
    return () => observer.disconnect();
  }, [content, version]);
};
