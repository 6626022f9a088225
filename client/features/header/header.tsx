import { useWords } from '#client/i18n/words.tsx';
import { useMatches } from 'react-router';
import type { RouteHandle } from '#client/page/head/route-handle.ts';
import { useSite } from '#client/page/site-context.ts';
import { IconButton } from '#client/components/button/button.tsx';
import { classNames } from '#client/components/class-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { Link } from '#client/components/link/link.tsx';
import { CategoryList } from '../category-menu/category-list.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { SearchPanel } from '../search-panel/search-panel.tsx';
import { Drawer } from './drawer.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { useDrawer } from './use-drawer.ts';

/** Home and category pages say `simple`; every other page has the inner header (behaviour/shell 8). */
const useHeaderKind = (): 'simple' | 'inner' => {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.header ?? 'inner';
};

/** The header (behaviour/shell 8): simple on home and category pages, with search panel and help topics elsewhere. */
export const Header = () => {
  const { project } = useSite();
  const t = useWords();
  const inner = useHeaderKind() === 'inner';
  const drawer = useDrawer();
  return (
    <header className={classNames(styles.header, inner && styles.inner)}>
      <div className={classNames('container', styles.bar)}>
        <IconButton
          ref={drawer.opener}
          icon="menu"
          label={t('header.openMenu')}
          className={styles.burger}
          aria-expanded={drawer.phase !== 'closed'}
          aria-controls={drawer.phase === 'closed' ? undefined : drawer.id}
          onClick={drawer.open}
        />
        {drawer.phase !== 'closed' && <Drawer drawer={drawer} />}
        <Link to="/" className={styles.home}>
          <Logo label={t('common.logo', { shop: project.shopName })} />
        </Link>
        {inner && (
          <div className={styles.search}>
            <SearchPanel place="header" />
          </div>
        )}
        <div className={styles.end}>
          <a href={project.projectUrl} className={styles.shop}>
            <Icon name="cart" size="l" />
            <span>{t('header.toShop')}</span>
          </a>
          <LanguageSwitch />
        </div>
      </div>
      {inner && <CategoryList look="inline" />}
    </header>
  );
};
