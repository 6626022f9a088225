import type { Article } from '#shared/help-api/models.ts';
import { ButtonLink } from '#client/components/button/button.tsx';
import { T } from '#client/i18n/t.tsx';

/** The one thing that most readers came to do, as a way to the shop's page for it (behaviour/articles 20). */
export const ArticleTask = ({ article: { task } }: { article: Article }) => {
  if (!task) return null;
  return (
    <p data-print="hide">
      <ButtonLink variant="primary" href={task.link} iconEnd="arrow-right">
        <T i18nKey={`article.tasks.${task.name}`} />
      </ButtonLink>
    </p>
  );
};

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
