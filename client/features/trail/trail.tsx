import { BackLink, Breadcrumbs } from '#client/components/breadcrumbs/breadcrumbs.tsx';
import { classNames } from '#client/components/class-names.ts';
import { T } from '#client/i18n/t.tsx';
import type { TrailLink } from './trail-link.ts';
import styles from './trail.module.css';

export interface TrailProps {
  /** Between home and the page itself. */
  links?: readonly TrailLink[];
  current: string;
  /** Of the page's own name, where it is not in the page's language. */
  currentLang?: string | undefined;
}

const none: readonly TrailLink[] = [];

/**
 * The way back above a page: breadcrumbs, and the single step to the main menu (behaviour/pages 21). Stands before
 * `<main>`.
 */
export const Trail = ({ links = none, current, currentLang }: TrailProps) => (
  <div className={classNames('container', styles.trail)}>
    <Breadcrumbs
      trail={links}
      current={current}
      currentLang={currentLang}
      back={
        <BackLink to="/">
          <T i18nKey="breadcrumbs.backToMain" />
        </BackLink>
      }
    />
  </div>
);
