import * as v from 'valibot';
import { items, notFound, type Answer, type ProjectCall } from '../call.ts';
import { bannerLinks, complaintBook, footerLinks, privacyPath } from '../content/shop-links.ts';
import { projectOfDomain, type DemoProject } from '../demo-project.ts';
import { readInput } from '../read-input.ts';
import type { Words } from '../words.ts';
import { domainField } from './settings.ts';

interface Dependencies {
  readonly wordsOf: (project: DemoProject) => Words;
}

const domainQuery = v.object({ domain: domainField });

/** A list of one block of the shop; its `domain` has to be one of the shop's, the words are those of the call. */
const shopBlock =
  (entries: (project: DemoProject) => readonly object[]) =>
  ({ project, query }: ProjectCall): Answer => {
    const input = readInput(domainQuery, query);
    if (!input.ok) return input.answer;
    if (!projectOfDomain(input.value.domain)) return notFound;
    return items(entries(project).map((data) => ({ data })));
  };

const inShop = (project: DemoProject, path: string): string => `https://www.${project.domain}${path}`;

export const getFooterLinks = shopBlock((project) => {
  const links = Object.entries(footerLinks).flatMap(([block, paths]) =>
    Object.entries(paths).map(([id, path]) => ({ block, id, link: inShop(project, path) })),
  );
  return project.locale === 'pt'
    ? [...links, { block: 'complaintBook', id: 'complaintBook', link: complaintBook }]
    : links;
});

export const getBanners = ({ wordsOf }: Dependencies) =>
  shopBlock((project) => [
    {
      ...wordsOf(project).site.banner,
      link: inShop(project, bannerLinks.link),
      appStore: inShop(project, bannerLinks.appStore),
      googlePlay: inShop(project, bannerLinks.googlePlay),
      appGallery: inShop(project, bannerLinks.appGallery),
    },
  ]);

export const getPrivacyLink = ({ wordsOf }: Dependencies) =>
  shopBlock((project) => [{ title: wordsOf(project).site.gdpr, link: inShop(project, privacyPath) }]);
