import { useTranslation } from 'react-i18next';
import { useSite } from '#client/stores/site.ts';
import { NewTabLink } from '#client/components/new-tab-link/new-tab-link.tsx';
import styles from './projects-list.module.css';

/** Links to the company's other shops (behaviour/shell 2). */
export const ProjectsList = () => {
  const { projects } = useSite();
  const { t } = useTranslation();
  if (projects.length === 0) return null;
  return (
    <nav aria-label={t('shell.shops')} className={`text-xs ${styles.band}`}>
      <ul className={`container row ring-inside ${styles.list}`}>
        {projects.map(({ name, link }) => (
          <li key={link}>
            <NewTabLink href={link} className={`row ${styles.link}`}>
              {name}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
