import { fillPlaceholders, placeholderValues } from './seed/fill-placeholders.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import { setText } from '#shared/projects/set-text.ts';
import { dropSecondStop } from '#shared/text/second-stop.ts';
import type { DemoProject } from './demo-project.ts';
import { skinPicture } from './skin-picture.ts';
import escapeHtml from 'escape-html';
import { capitalised } from './seed/resolve-source.ts';
import { nationalFacts } from './content/national-facts.ts';
import type { SiteTexts } from './seed/site-texts.ts';
import type { ContentStore } from './store/content-store.ts';

/** The words of one host: its texts, and templates filled with what holds in its country. */
export interface Words {
  readonly site: SiteTexts;
  /** Fills a template of plain text. */
  readonly text: (template: string) => string;
  /** Fills a template of HTML; what is filled in is escaped. */
  readonly html: (template: string) => string;
}

/** Every text within `texts` as the locale sets it. */
const setTexts = <Texts>(texts: Texts, locale: LocaleCode): Texts =>
  JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? setText(value, locale) : value,
  ) as Texts;

/** As `setText`, for HTML: of tags, only what is read of them, names of pictures and videos. */
export const setHtml = (html: string, locale: LocaleCode): string => {
  const setTag = (tag: string): string =>
    tag.replace(/(?<= (?:alt|title)=")[^"]*/g, (text) => setText(text, locale));
  // A value's tag may end between the two stops.
  return dropSecondStop(html)
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? setTag(part) : setText(part, locale)))
    .join('');
};

/** Payment methods 8 and 20 are called differently in each country. */
const siteTextsOf = (content: ContentStore, { locale }: DemoProject): SiteTexts => {
  const site = content.siteTexts(locale);
  const { localPayment, cardPayment } = nationalFacts[locale];
  const paymentMethods = {
    ...site.paymentMethods,
    8: capitalised(localPayment),
    20: capitalised(cardPayment),
  };
  return setTexts({ ...site, paymentMethods }, locale);
};

/** Gives the words of a host, made at first use and kept: content changes only with a restart. */
export const createWords = (content: ContentStore): ((project: DemoProject) => Words) => {
  const made = new Map<DemoProject, Words>();
  const make = (project: DemoProject): Words => {
    const site = siteTextsOf(content, project);
    const values = placeholderValues(project, site.serviceHours);
    const escaped = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
    );
    const { locale } = project;
    const inSkin = (html: string) =>
      html.replaceAll(/(?<=src=")[^"]+/g, (path) => skinPicture(project, path));
    return {
      site,
      text: (template) => setText(fillPlaceholders(template, values), locale),
      html: (template) => setHtml(fillPlaceholders(inSkin(template), escaped), locale),
    };
  };
  return (project) => made.getOrInsertComputed(project, make);
};
