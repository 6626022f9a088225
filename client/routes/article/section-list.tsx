import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleSection } from '#shared/help-api/models.ts';
import { Disclosure } from '#client/components/disclosure/disclosure.tsx';
import { focusOnce } from '#client/components/focus-once.ts';
import { isPlainClick } from '#client/components/plain-click.ts';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './section-list.module.css';
import { useCurrentSection } from './use-current-section.ts';

interface SectionListProps {
  /** The level-3 headings (behaviour/articles 2). */
  sections: readonly ArticleSection[];
  lang?: string | undefined;
}

/** Moves the focus as a native hash link would; the shell scrolls. */
const goTo = (id: string) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  focusOnce(document.getElementById(id));
};

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
                onClick={goTo(id)}
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
