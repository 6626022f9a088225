import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleSection } from '#shared/help-api/models.ts';
import { Disclosure } from '#client/components/disclosure/disclosure.tsx';
import { focusOnce } from '#client/components/focus-once.ts';
import { isPlainClick } from '#client/components/plain-click.ts';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './section-list.module.css';

interface SectionListProps {
  /** The level-3 headings (behaviour/articles 2). */
  sections: readonly ArticleSection[];
  lang?: string | undefined;
}

/** "On this page": beside the text on wide windows, in a disclosure on narrow ones. */
export const SectionList = ({ sections, lang }: SectionListProps) => {
  const { t } = useTranslation();
  const current = useCurrentSection(sections);
  return (
    <nav className={classNames('box', styles.nav)} aria-label={t('article.sections')}>
      <Disclosure label={<T i18nKey="article.sections" />} collapses="tablet">
        <ul className="stack gap-0" lang={lang}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                className={classNames('row target', styles.link)}
                aria-current={id === current ? 'location' : undefined}
                // Moves the focus as a native hash link would; the shell scrolls.
                onClick={(event) => isPlainClick(event) && focusOnce(document.getElementById(id))}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  );
};

/** Milliseconds without scrolling (behaviour/timings 5). */
const debounce = 500;

/** Everything above the lower two thirds of the window, so that jumps skip no heading. */
const reachedArea = '1000000px 0px -66% 0px';

/** The section being read: the last heading that was reached. */
const useCurrentSection = (sections: readonly ArticleSection[]): string | null => {
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
