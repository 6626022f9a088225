import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';

/** External project links, in a new tab (spec 2, Layout). */
export const ProjectsList = () => {
  const { projects } = useSite();
  const { t } = useTranslation();
  if (projects.length === 0) return null;
  return (
    <nav aria-label={t('shell.projects')}>
      <ul>
        {projects.map(({ name, link }) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
