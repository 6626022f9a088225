import { IconButton } from '#client/components/button/button.tsx';
import { useDrawer, type DrawerControl } from './use-drawer.ts';
import { useSite } from '#client/stores/site.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import { CategoryList } from '../category-menu/category-list.tsx';
import { SearchPanel } from '../search-panel/search-panel.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './drawer.module.css';
import headerStyles from './header.module.css';
import { Logo } from './logo.tsx';

/** The burger button and its drawer, apart from the header so that it does not render again. */
export const MenuDrawer = () => {
  const drawer = useDrawer();
  return (
    <>
      <IconButton
        ref={drawer.opener}
        icon="menu"
        i18nKey="header.openMenu"
        className={headerStyles.burger}
        aria-expanded={drawer.phase !== 'closed'}
        aria-controls={drawer.phase === 'closed' ? undefined : drawer.id}
        onClick={drawer.open}
      />
      {drawer.phase !== 'closed' && <Drawer drawer={drawer} />}
    </>
  );
};

/** The menu of narrow windows (behaviour/shell 9). */
const Drawer = ({ drawer }: { drawer: DrawerControl }) => {
  const { project } = useSite();
  return (
    <div className={styles.layer} data-phase={drawer.phase}>
      <div ref={drawer.panel} id={drawer.id} className={classNames('stack', styles.panel)}>
        <div className="row spread">
          <Link to="/" className={classNames('row target', styles.logo)} onClick={drawer.close}>
            <Logo />
          </Link>
          <IconButton icon="close" i18nKey="header.closeMenu" data-closes onClick={drawer.close} />
        </div>
        <SearchPanel place="drawer" />
        <CategoryList look="column" />
        <a href={project.projectUrl} className={classNames('row', styles.shop)}>
          <Icon name="cart" size="l" />
          <T parent="span" i18nKey="header.toShop" />
        </a>
      </div>
    </div>
  );
};
