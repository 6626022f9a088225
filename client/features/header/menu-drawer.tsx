import { IconButton } from '#client/components/button/button.tsx';
import { Drawer } from './drawer.tsx';
import styles from './header.module.css';
import { useDrawer } from './use-drawer.ts';

/** The burger button and its drawer, apart from the header so that it does not render again. */
export const MenuDrawer = () => {
  const drawer = useDrawer();
  return (
    <>
      <IconButton
        ref={drawer.opener}
        icon="menu"
        i18nKey="header.openMenu"
        className={styles.burger}
        aria-expanded={drawer.phase !== 'closed'}
        aria-controls={drawer.phase === 'closed' ? undefined : drawer.id}
        onClick={drawer.open}
      />
      {drawer.phase !== 'closed' && <Drawer drawer={drawer} />}
    </>
  );
};
