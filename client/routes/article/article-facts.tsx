import type { Article } from '#shared/help-api/models.ts';
import { ShopTask } from '#client/features/shop-task/shop-task.tsx';
import { T } from '#client/i18n/t.tsx';
import styles from './article.module.css';

/** What most readers came to do, as ways to the shop's pages for it (behaviour/articles 20). */
export const ArticleTasks = ({ article: { tasks } }: { article: Article }) =>
  tasks && (
    <div className={styles.tasks} data-print="hide">
      {tasks.map((task, at) => (
        <ShopTask key={task.name} task={task} variant={at === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );

/** When the article was last reviewed (behaviour/articles 21). */
export const ReviewDate = ({ article: { reviewed } }: { article: Article }) => {
  if (!reviewed) return null;
  return (
    <small>
      <time dateTime={reviewed.on}>
        <T i18nKey="article.reviewed" values={{ date: reviewed.written }} />
      </time>
    </small>
  );
};
