import type { TFunction } from 'i18next';
import type { PopularTopic, Site } from '#shared/help-api/models.ts';
import { skinFiles } from '#shared/projects/skins.ts';

export const shopOrganization = ({ project }: Site) => ({
  '@type': 'Organization',
  name: project.shopName,
  url: project.projectUrl,
  logo: project.origin + skinFiles(project.skin).logo,
});

/** The breadcrumbs as structured data: home first, the page itself last. */
export const trailJsonLd = (
  { project: { origin } }: { readonly project: Pick<Site['project'], 'origin'> },
  t: TFunction,
  trail: readonly { readonly title: string; readonly to: string }[],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: t('breadcrumbs.home'), to: '/' }, ...trail].map(({ title, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: origin + to,
  })),
});

/** The site with its search: engines fill the visitor's words into the parameter `articles` (behaviour/pages 11). */
export const webSite = ({ shopName, origin, tag }: Pick<Site['project'], 'shopName' | 'origin' | 'tag'>) => ({
  '@type': 'WebSite',
  name: `${shopName} Help Center`,
  url: `${origin}/`,
  inLanguage: tag,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?articles={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** Questions of a page with their answers in plain text. */
export const faqPage = (questions: readonly Pick<PopularTopic, 'title' | 'shortContent'>[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, shortContent }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: shortContent },
  })),
});
