import type { Company, FooterBlock, FooterLinks, Site } from '#shared/help-api/models.ts';
import { linkBlocks, socialNetworks } from './footer-links.ts';

type FooterContent = Pick<Site, 'companies' | 'footerLinks'>;

/** What is left to tell of the footer where it stands in the page. */
export interface ToldFooter {
  readonly companies: readonly Company['id'][];
  /** Names of links that the footer would have and has no address for. */
  readonly unlinked: readonly string[];
  /** Links that the footer does not show, or not as a link. */
  readonly footerLinks: FooterLinks;
}

/** No name is in two blocks. */
const shownLinks: Readonly<Partial<Record<FooterBlock, readonly string[]>>> = {
  ...linkBlocks,
  social: socialNetworks,
};

const fromBlocks = (
  linksOf: (block: FooterBlock) => readonly (readonly [name: string, link: string])[],
  blocks: readonly FooterBlock[],
): FooterLinks =>
  Object.fromEntries(
    blocks.flatMap((block) => {
      const links = linksOf(block);
      return links.length > 0 ? [[block, Object.fromEntries(links)]] : [];
    }),
  );

export const toldFooter = ({ companies, footerLinks }: FooterContent): ToldFooter => ({
  companies: companies.map(({ id }) => id),
  unlinked: Object.entries(shownLinks).flatMap(([block, names]) =>
    names.filter((name) => footerLinks[block as FooterBlock]?.[name] === undefined),
  ),
  footerLinks: fromBlocks(
    (block) =>
      Object.entries(footerLinks[block] ?? {}).filter(([name]) => !shownLinks[block]?.includes(name)),
    Object.keys(footerLinks) as FooterBlock[],
  ),
});

const attributeOf = (element: Element, name: string): string => element.getAttribute(name) ?? '';

/** Companies and links as the footer shows them, in a page that nobody has touched yet. */
export const servedFooter = (page: ParentNode, told: ToldFooter): FooterContent => {
  const logos = page.querySelectorAll('footer [data-companies] img');
  const linked = (block: FooterBlock) => {
    const anchors = page.querySelectorAll(`footer [data-links="${block}"] a`);
    return (shownLinks[block] ?? [])
      .filter((name) => !told.unlinked.includes(name))
      .flatMap((name, index) =>
        anchors[index] ? [[name, attributeOf(anchors[index], 'href')] as const] : [],
      );
  };
  return {
    companies: told.companies.flatMap((id, index) => {
      const logo = logos[index];
      return logo ? [{ id, imageSrc: attributeOf(logo, 'src'), imageAlt: attributeOf(logo, 'alt') }] : [];
    }),
    footerLinks: fromBlocks((block) => [...linked(block), ...Object.entries(told.footerLinks[block] ?? {})], [
      ...new Set([...Object.keys(shownLinks), ...Object.keys(told.footerLinks)]),
    ] as FooterBlock[]),
  };
};
