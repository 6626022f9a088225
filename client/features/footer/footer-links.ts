import type { FooterLinks } from '#shared/help-api/models.ts';

/** The footer's link blocks in order (behaviour/shell 16). Other links of the upstream have no texts here. */
export const linkBlocks = {
  company: ['about', 'companyInfo', 'bonus', 'press', 'app'],
  help: ['club', 'blog', 'manuals', 'terms', 'returnGoods', 'privacy'],
  service: ['payment', 'shipping', 'contact', 'returns', 'replacement'],
} as const;

export const socialNetworks = ['facebook', 'youtube', 'instagram'] as const;

/** The links of a block that the upstream has, in the order of `ids`. */
export const linksOf = <Id extends string>(
  links: FooterLinks,
  block: keyof FooterLinks,
  ids: readonly Id[],
): readonly { readonly id: Id; readonly link: string }[] =>
  ids.flatMap((id) => {
    const link = links[block]?.[id];
    return link === undefined ? [] : [{ id, link }];
  });
