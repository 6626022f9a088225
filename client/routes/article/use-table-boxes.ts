import { useEffect, type RefObject } from 'react';

const nameOf = (table: HTMLTableElement | null): string | null | undefined =>
  table?.caption ? table.caption.textContent : table?.getAttribute('aria-label');

/** Only tables that scroll are tab stops. */
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
 * Makes tables that scroll named regions and tab stops (behaviour/articles 18). Without script browsers do so
 * themselves.
 *
 * @param version changes with the HTML of `content`.
 */
export const useTableBoxes = (content: RefObject<HTMLElement | null>, version: unknown): void => {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => mark(target)));
    for (const box of content.current?.querySelectorAll('.table-box') ?? []) observer.observe(box);
    return () => observer.disconnect();
  }, [content, version]);
};
