import type { Article, ShopTask, TaskLink } from '#shared/help-api/models.ts';
import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { setText } from '#shared/projects/set-text.ts';
import type { UpstreamArticle } from '#server/upstream/article-schemas.ts';
import { listedAddress } from './contact.ts';

/** Settings that say where in the shop a task is done. */
const settingOfTask = {
  return: 'taskReturn',
  invoice: 'taskInvoice',
  track: 'taskTrack',
  change: 'taskChange',
  withdraw: 'taskWithdraw',
} as const satisfies Record<ShopTask, string>;

/** The shop's page for a task; `null` where the project has no setting for it, or one that leads to a host not on its list. */
export const taskLink = (
  task: ShopTask,
  settingOf: (key: string) => string | undefined,
  { contactHosts }: Pick<ProjectFacts, 'contactHosts'>,
): string | null => listedAddress(settingOf(settingOfTask[task]) ?? '', contactHosts);

/** Who returns goods may withdraw from the contract instead, and has to be told so. */
const tasksOfArticle = (task: ShopTask): readonly ShopTask[] =>
  task === 'return' ? ['return', 'withdraw'] : [task];

export const tasksOf = (
  { task }: Pick<UpstreamArticle, 'task'>,
  settingOf: (key: string) => string | undefined,
  project: Pick<ProjectFacts, 'contactHosts'>,
): Pick<Article, 'tasks'> => {
  const tasks = (task ? tasksOfArticle(task) : []).flatMap((name): readonly TaskLink[] => {
    const link = taskLink(name, settingOf, project);
    return link === null ? [] : [{ name, link }];
  });
  return tasks.length > 0 ? { tasks } : {};
};

/** Made once a locale: making one costs more than all that it ever writes. */
const dayFormats = new Map<LocaleCode, Intl.DateTimeFormat>();

const dayFormatOf = (locale: LocaleCode): Intl.DateTimeFormat =>
  dayFormats.getOrInsertComputed(
    locale,
    () => new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }),
  );

/** The day of an article's last review (behaviour/articles 21), written here: not every browser has every language. */
export const reviewOf = (
  { reviewed }: Pick<UpstreamArticle, 'reviewed'>,
  locale: LocaleCode,
): Pick<Article, 'reviewed'> => {
  const day = reviewed === null ? Number.NaN : Date.parse(reviewed);
  if (reviewed === null || Number.isNaN(day)) return {};
  return { reviewed: { on: reviewed, written: setText(dayFormatOf(locale).format(day), locale) } };
};
