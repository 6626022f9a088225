import type { SubCategory } from '#shared/help-api/models.ts';
import { Card } from '#client/components/card/card.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './sub-category-card.module.css';

/** A sub-category with links to its articles (behaviour/pages 15). */
export const SubCategoryCard = ({ subCategory }: { subCategory: SubCategory }) => {
  const { id, title, description, lang, articles } = subCategory;
  const titleId = `sub-category-${id}`;
  return (
    <Card as="section" className="stack" aria-labelledby={titleId}>
      <div className="stack gap-1" lang={lang}>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {description && <p className="muted text-s">{description}</p>}
      </div>
      {articles.length === 0 ? (
        <T parent="p" className="muted text-s" i18nKey="category.noArticles" />
      ) : (
        <ul className={styles.articles}>
          {articles.map((article) => (
            <li key={article.id}>
              <Link className={classNames('row spread target', styles.article)} to={article.path}>
                <span lang={article.lang}>{article.title}</span>
                <Icon name="chevron-right" size="s" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
