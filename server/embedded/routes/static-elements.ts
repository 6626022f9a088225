import { searchPath } from '#shared/help-api/paths.ts';
import * as v from 'valibot';
import { helpDomainOf } from '#shared/projects/project-table.ts';
import { items, type Answer, type ProjectCall } from '../call.ts';
import { cookieTable } from '../content/cookie-table.ts';
import { partnerLinks, partners } from '../content/shop-links.ts';
import { videoDrawings } from '../content/tree.ts';
import type { DemoProject } from '../demo-project.ts';
import { skinPicture } from '../skin-picture.ts';
import { readInput } from '../read-input.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { TranslationsStore } from '../store/translations-store.ts';
import type { Words } from '../words.ts';
import { rankWeight } from './article-shapes.ts';

interface Dependencies {
  readonly content: ContentStore;
  readonly translations: TranslationsStore;
  readonly wordsOf: (project: DemoProject) => Words;
}

type ElementList = (project: DemoProject, words: Words) => readonly object[];

const videos =
  (content: ContentStore): ElementList =>
  (project, { site }) =>
    content.videos().map(({ slug, id, weight }) => ({
      id,
      name: site.videos[slug] ?? slug,
      imageBoxLink: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
      iframeLink: `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
      cleanLink: `https://www.youtube-nocookie.com/embed/${id}`,
      imagePreviewLink: posterOf(project, slug, id),
      weight,
    }));

/** Our own drawing; without one the host's picture in medium quality (behaviour/articles 14). */
const posterOf = (project: DemoProject, slug: string, id: string): string => {
  const drawing = videoDrawings[slug];
  return drawing ? skinPicture(project, drawing) : `https://i.ytimg.com/vi/${id}/mqdefault.jpg`;
};

const popularRequests: ElementList = (_project, { site }) =>
  site.popularRequests.map((name, rank) => ({
    id: rank + 1,
    name,
    link: searchPath(name),
    weight: rankWeight(rank),
  }));

const cookies: ElementList = ({ shop }, { site }) =>
  cookieTable.flatMap(({ key, partner, ...row }) => {
    const words = site.cookies[key];
    return words ? [{ ...row, ...words, partner: partner ?? shop }] : [];
  });

const social: ElementList = (project, { site }) =>
  (['club', 'youtube', 'instagram'] as const).map((id) => {
    const { title, description, linkText } = site.social[id];
    const path = id === 'club' ? '/club' : `/go/${id}`;
    const entry = {
      link: `https://www.${project.domain}${path}`,
      linkText,
      title,
      imageAlt: '',
      iconAlt: title,
      iconSrc: skinPicture(project, `/images/social/${id}-icon.svg`),
      imageSrc: skinPicture(project, `/images/social/${id}.svg`),
    };
    const { skin, textLanguage: language } = project;
    return { id, title, description, items: [entry], domain: helpDomainOf(project), skin, language };
  });

const companies: ElementList = (project) =>
  partners.map((name, index) => ({
    id: index + 1,
    imageSrc: `/images/companies/partner-${index + 1}.svg`,
    imageAlt: name,
    domain: helpDomainOf(project),
    skin: project.skin,
  }));

/** The small lists around the content, one type a call (behaviour/upstream 8). */
export const getStaticElements = ({ content, translations, wordsOf }: Dependencies) => {
  const lists = {
    translations: (project) => [{ locale: project.locale, data: translations.texts(project) }],
    videos: videos(content),
    popularRequests,
    cookies,
    header: () => partnerLinks,
    social,
    companies,
  } satisfies Record<string, ElementList>;
  const types = Object.keys(lists) as (keyof typeof lists)[];
  const elementsQuery = v.object({ type: v.picklist(types, `must be one of ${types.join(', ')}`) });
  return ({ project, query }: ProjectCall): Answer => {
    const input = readInput(elementsQuery, query);
    return input.ok ? items(lists[input.value.type](project, wordsOf(project))) : input.answer;
  };
};
