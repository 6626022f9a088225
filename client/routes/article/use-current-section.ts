import { useEffect, useState } from 'react';
import type { ArticleSection } from '#shared/help-api/models.ts';

/** Milliseconds without scrolling (behaviour/timings 5). */
const debounce = 500;

/** Everything above the lower two thirds of the window, so that jumps skip no heading. */
const reachedArea = '1000000px 0px -66% 0px';

/** The section being read: the last heading that was reached. */
export const useCurrentSection = (sections: readonly ArticleSection[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const headings = sections
      .map(({ id }) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const reached = new Set<Element>();
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        clearTimeout(timer);
        timer = setTimeout(
          () => setCurrent(headings.findLast((heading) => reached.has(heading))?.id ?? null),
          debounce,
        );
      },
      { rootMargin: reachedArea },
    );
    for (const heading of headings) observer.observe(heading);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [sections]);

  return current;
};
