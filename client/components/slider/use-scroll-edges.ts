import { useEffect, useRef, useState } from 'react';

interface Edges {
  atStart: boolean;
  atEnd: boolean;
}

const tolerance = 2; // px: scroll positions are fractions on dense screens

const edgesOf = (list: HTMLElement): Edges => ({
  atStart: list.scrollLeft <= tolerance,
  atEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - tolerance,
});

/** Whether the row is scrolled to its start or end. */
export const useScrollEdges = (itemCount: number) => {
  const list = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState<Edges>({ atStart: true, atEnd: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const update = () =>
      setEdges((before) => {
        const now = edgesOf(element);
        return now.atStart === before.atStart && now.atEnd === before.atEnd ? before : now;
      });
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [itemCount]);

  return { list, edges };
};
