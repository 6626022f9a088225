import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Category, SearchHit } from '#shared/help-api/models.ts';
import { useSite } from '#client/page/site-context.ts';
import { Card } from '#client/components/card/card.tsx';
import { Highlighted } from '#client/components/highlighted/highlighted.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { categoryIcon } from '#client/components/icon/icon-names.ts';
import styles from './found-list.module.css';

interface FoundListProps {
  hits: readonly SearchHit[];
  query: string;
}

/** Each hit with title and short content, what was searched for marked (behaviour/search 11). */
export const FoundList = ({ hits, query }: FoundListProps) => {
  const { categories } = useSite();
  const { t } = useTranslation();
  return (
    <ol className={styles.list}>
      {hits.map((hit) => {
        const place = placeOf(categories, hit.path);
        return (
          <Card key={hit.id} as="li" linked className={styles.hit}>
            {place && (
              <p className={styles.place}>
                <Icon name={categoryIcon(place.id)} size="m" />
                <span>{place.names.join(' › ')}</span>
              </p>
            )}
            <h2 className={styles.title} lang={hit.lang}>
              <Link to={hit.path} data-card-link>
                <Highlighted text={hit.title} query={query} />
              </Link>
            </h2>
            <p className={styles.text} lang={hit.lang}>
              <Highlighted text={hit.shortContent} query={query} />
            </p>
            {hit.keyword && (
              <p className={styles.reason}>{t('search.byKeyword', { keyword: hit.keyword })}</p>
            )}
          </Card>
        );
      })}
    </ol>
  );
};

/** Category and sub-category of a hit, as far as the tree around the page knows them. */
const placeOf = (categories: readonly Category[], path: string) => {
  const [, , categoryId, subCategoryId] = path.split('/').map(Number);
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) return null;
  const subCategory = category.children.find(({ id }) => id === subCategoryId);
  return { id: category.id, names: [category.title, ...(subCategory ? [subCategory.title] : [])] };
};
