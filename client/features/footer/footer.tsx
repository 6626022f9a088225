import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';

/** The footer (spec 2). */
export const Footer = () => {
  const { project } = useSite();
  const { t } = useTranslation();
  return (
    <footer>
      <p>{t('footer.copyright', { year: new Date().getFullYear(), domain: `help.${project.domain}` })}</p>
    </footer>
  );
};
