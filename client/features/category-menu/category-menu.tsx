import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '../../app/site-context.ts';

/** The help areas (spec 2, Home: category navigation menu). */
export const CategoryMenu = () => {
  const { categories } = useSite();
  const { t } = useTranslation();
  return (
    <nav aria-label={t('home.categories')}>
      <ul>
        {categories.map(({ id, path, title }) => (
          <li key={id}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
