import { useTranslation } from 'react-i18next';
import { useSite } from '#client/stores/site.ts';
import { T } from '#client/i18n/t.tsx';
import styles from './projects-list.module.css';

/** External project links, in a new tab (behaviour/shell 2). */
export const ProjectsList = () => {
  const { projects } = useSite();
  const { t } = useTranslation();
  if (projects.length === 0) return null;
  return (
    <nav aria-label={t('shell.shops')} className={styles.band}>
      <ul className={`container ${styles.list}`}>
        {projects.map(({ name, link }) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noopener" className={styles.link}>
              {name}
              <span className="visually-hidden">
                {' '}
                (<T i18nKey="common.opensNewTab" />)
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
