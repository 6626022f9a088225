import type { Article, ShopTask } from '#shared/help-api/models.ts';
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
} as const satisfies Record<ShopTask, string>;

/**
 * The shop's page for what an article is about (behaviour/articles 20): none where the article names no task, the project
 * has no setting for it, or the setting leads to a host that is not on its list.
 */
export const taskOf = (
  { task }: Pick<UpstreamArticle, 'task'>,
  settingOf: (key: string) => string | undefined,
  { contactHosts }: Pick<ProjectFacts, 'contactHosts'>,
): Pick<Article, 'task'> => {
  const link = task && listedAddress(settingOf(settingOfTask[task]) ?? '', contactHosts);
  return task && link ? { task: { name: task, link } } : {};
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
