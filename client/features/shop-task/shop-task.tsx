import type { TaskLink } from '#shared/help-api/models.ts';
import { ButtonLink } from '#client/components/button/button.tsx';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './shop-task.module.css';

interface ShopTaskProps {
  task: TaskLink;
  variant?: 'primary' | 'secondary';
}

/** A link to the shop's page for a task, with what it needs and how long it takes (behaviour/articles 20). */
export const ShopTask = ({ task: { name, link }, variant = 'primary' }: ShopTaskProps) => (
  <div className={classNames('stack start gap-1', styles.task)} data-print="hide">
    <ButtonLink variant={variant} href={link} iconEnd="arrow-right" i18nKey={`article.tasks.${name}`} />
    <T parent="p" className="muted text-s" i18nKey={`article.taskNeeds.${name}`} />
    <T parent="p" className="muted text-s" i18nKey={`article.taskTakes.${name}`} />
  </div>
);
