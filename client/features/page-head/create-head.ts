import type { Site } from '#shared/help-api/models.ts';
import type { LanguageTag } from '#shared/projects/locales.ts';
import type { PageName } from '#shared/rendering/page-routes.ts';
import {
  sharePicture,
  sharePictureSize,
  type ListedPage,
  type PageHead,
  pageTitle,
} from '#shared/rendering/page-head.ts';
import type { JsonLd } from '#shared/rendering/json-ld.ts';

interface CommonFacts {
  readonly title: string;
  readonly description: string;
  readonly availableIn?: readonly LanguageTag[] | 'everywhere';
  readonly firstPicture?: string;
  readonly jsonLd?: readonly JsonLd[];
  readonly type?: 'website' | 'article';
}

/** Listed pages need their path; others and error pages have none. */
type HeadFacts = CommonFacts &
  (
    | { readonly page: ListedPage; readonly path: string }
    | { readonly page: Exclude<PageName, ListedPage> | null; readonly path?: never }
  );

/** Builds a page's head (behaviour/pages 8, 9). */
export const createHead = ({ project, languages }: Site, facts: HeadFacts): PageHead => {
  const { title, description, path = null, availableIn = 'everywhere' } = facts;
  const canonical = path === null ? null : project.origin + path;
  const siteName = `${project.shopName} Help Center`;
  const hosts = languages.filter(
    ({ tag }) => tag === project.tag || availableIn === 'everywhere' || availableIn.includes(tag),
  );
  const alternates =
    path === null || hosts.length < 2
      ? []
      : hosts.map(({ tag, origin }) => ({ hreflang: tag, href: origin + path }));
  const fallback = hosts.find(({ tag }) => tag === 'en-GB') ?? hosts.find(({ tag }) => tag === 'de-DE');
  return {
    title: pageTitle(title, project.shopName, project.countryName),
    description,
    canonical,
    index: path !== null,
    alternates:
      alternates.length > 0 && fallback
        ? [...alternates, { hreflang: 'x-default', href: fallback.origin + path }]
        : alternates,
    openGraph: {
      'og:title': title,
      'og:description': description,
      'og:type': facts.type ?? 'website',
      'og:site_name': siteName,
      'og:locale': project.tag.replace('-', '_'),
      ...(canonical === null ? {} : { 'og:url': canonical }),
      ...(facts.path === undefined ? {} : pictureTags(facts.page, project, siteName)),
    },
    firstPicture: facts.firstPicture ?? null,
    jsonLd: facts.jsonLd ?? [],
  };
};

/** The picture of a shared link. Without the card some services show it as a small square. */
const pictureTags = (page: ListedPage, { origin, skin }: Site['project'], alt: string) => ({
  'og:image': origin + sharePicture(page, skin),
  'og:image:type': 'image/png',
  'og:image:width': String(sharePictureSize.width),
  'og:image:height': String(sharePictureSize.height),
  'og:image:alt': alt,
  'twitter:card': 'summary_large_image',
});
