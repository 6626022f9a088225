import type { TaskLink } from '#shared/help-api/models.ts';
import { ButtonLink } from '#client/components/button/button.tsx';
import { T } from '#client/i18n/t.tsx';

interface ShopTaskProps {
  task: TaskLink;
  variant?: 'primary' | 'secondary';
}

/** A link to the shop's page for a task, with what it needs and how long it takes (behaviour/articles 20). */
export const ShopTask = ({ task: { name, link }, variant = 'primary' }: ShopTaskProps) => (
  <div className="stack start gap-2" data-print="hide">
    <ButtonLink variant={variant} href={link} iconEnd="arrow-right" i18nKey={`article.tasks.${name}`} />
    <div className="stack gap-1 muted text-s">
      <T parent="p" i18nKey={`article.taskNeeds.${name}`} />
      <T parent="p" i18nKey={`article.taskTakes.${name}`} />
    </div>
  </div>
);
