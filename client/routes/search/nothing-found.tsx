import { useTranslation } from 'react-i18next';
import { Card } from '#client/components/card/card.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { CategoryMenu } from '#client/features/category-menu/category-menu.tsx';
import styles from './nothing-found.module.css';

interface NothingFoundProps {
  /** Empty: nothing was searched for yet. */
  query: string;
}

/** What to do without results: other words, or the help areas. */
export const NothingFound = ({ query }: NothingFoundProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.nothing}>
      <Card tone="brand" className={styles.words}>
        <Icon name="search" size="xl" />
        <p>{query ? t('search.notFoundText') : t('search.noQuery')}</p>
      </Card>
      <CategoryMenu />
    </div>
  );
};
