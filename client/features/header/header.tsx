import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '../../app/site-context.ts';

/** The header (spec 2): simple on home and category pages, with a search panel elsewhere. */
export const Header = () => {
  const { project } = useSite();
  const { t } = useTranslation();
  return (
    <header>
      <Link to="/">
        <img src={`/icons/logo-${project.skin}.svg`} alt={t('common.logo', { shop: project.shopName })} />
      </Link>
    </header>
  );
};
