import { useSite } from '#client/stores/site.ts';
import { IconButton } from '#client/components/button/button.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import { CategoryList } from '../category-menu/category-list.tsx';
import { SearchPanel } from '../search-panel/search-panel.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './drawer.module.css';
import { Logo } from './logo.tsx';
import type { DrawerControl } from './use-drawer.ts';

/** The menu of narrow windows (behaviour/shell 9). */
export const Drawer = ({ drawer }: { drawer: DrawerControl }) => {
  const { project } = useSite();
  return (
    <div className={styles.layer} data-phase={drawer.phase}>
      <div ref={drawer.panel} id={drawer.id} className={classNames('stack', styles.panel)}>
        <div className={styles.head}>
          <Link to="/" className={styles.logo} onClick={drawer.close}>
            <Logo />
          </Link>
          <IconButton icon="close" i18nKey="header.closeMenu" data-closes onClick={drawer.close} />
        </div>
        <SearchPanel place="drawer" />
        <CategoryList look="column" />
        <a href={project.projectUrl} className={styles.shop}>
          <Icon name="cart" size="l" />
          <span>
            <T i18nKey="header.toShop" />
          </span>
        </a>
      </div>
    </div>
  );
};
