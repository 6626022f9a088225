import { useId } from 'react';
import type { HelpTopic } from '#shared/help-api/models.ts';
import { Card } from '#client/components/card/card.tsx';
import { categoryIcon } from '#client/components/icon/icon-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './category-menu.module.css';

/** The help areas as cards with their icons (behaviour/pages 14). */
export const CategoryMenu = ({ topics }: { topics: readonly HelpTopic[] }) => {
  const titleId = useId();
  if (topics.length === 0) return null;
  return (
    <nav className="stack gap-5" aria-labelledby={titleId}>
      <T parent="h2" id={titleId} i18nKey="home.categories" />
      <ul className={styles.cards}>
        {topics.map(({ id, path, title, description, lang }) => (
          <Card key={id} as="li" linked className={classNames('stack', styles.card)}>
            <Icon name={categoryIcon(id)} size="category" />
            <div className={classNames('stack gap-1', styles.words)} lang={lang}>
              <h3 className={classNames('text-l', styles.title)}>
                <Link to={path} data-card-link>
                  {title}
                </Link>
              </h3>
              {description && (
                <p className={classNames('muted snug text-s', styles.description)}>{description}</p>
              )}
            </div>
          </Card>
        ))}
      </ul>
    </nav>
  );
};
