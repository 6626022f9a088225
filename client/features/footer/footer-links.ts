import type { FooterLinks } from '#shared/help-api/models.ts';

/** The footer's link blocks in their order (behaviour/shell 16). What else the upstream may send has no words here. */
export const linkBlocks = {
  company: ['about', 'companyInfo', 'bonus', 'press', 'app'],
  help: ['club', 'blog', 'manuals', 'terms', 'returnGoods', 'privacy'],
  service: ['payment', 'shipping', 'contact', 'returns', 'replacement'],
} as const;

export const socialNetworks = ['facebook', 'youtube', 'instagram'] as const;

/** Those of `ids` that the upstream has an address for, with it. */
export const linksOf = <Id extends string>(
  links: FooterLinks,
  block: keyof FooterLinks,
  ids: readonly Id[],
): readonly { readonly id: Id; readonly link: string }[] =>
  ids.flatMap((id) => {
    const link = links[block]?.[id];
    return link === undefined ? [] : [{ id, link }];
  });
