import { Link } from 'react-router-dom';
import { useRouteHandle } from '#client/features/page-head/route-handle.ts';
import { useSite } from '#client/stores/site.ts';
import { classNames } from '#client/components/class-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { CategoryList } from '../category-menu/category-list.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { SearchPanel } from '../search-panel/search-panel.tsx';
import { Logo } from './logo.tsx';
import { MenuDrawer } from './drawer.tsx';
// Imported after the button's styles, to override them.
import styles from './header.module.css';

/** The header (behaviour/shell 8): simple on home and category pages, elsewhere with search panel and help topics. */
export const Header = () => {
  const { project } = useSite();
  const inner = useRouteHandle()?.header !== 'simple';
  return (
    <header className={classNames(styles.header, inner && styles.inner)}>
      <div className={classNames('container', styles.bar)}>
        <MenuDrawer />
        <Link to="/" className={styles.home}>
          <Logo />
        </Link>
        {inner && (
          <div className={styles.search}>
            <SearchPanel place="header" />
          </div>
        )}
        <div className={classNames('row gap-1', styles.end)}>
          <a href={project.projectUrl} className={styles.shop}>
            <Icon name="cart" size="l" />
            <T parent="span" i18nKey="header.toShop" />
          </a>
          <LanguageSwitch />
        </div>
      </div>
      {inner && <CategoryList look="inline" />}
    </header>
  );
};
