import type { FooterLink } from '#shared/help-api/models.ts';

/** The footer's link blocks in their order (behaviour/shell 16). What else the upstream may send has no words here. */
export const linkBlocks = {
  company: ['about', 'companyInfo', 'bonus', 'press', 'app'],
  help: ['club', 'blog', 'manuals', 'terms', 'returnGoods', 'privacy'],
  service: ['payment', 'shipping', 'contact', 'returns', 'replacement'],
} as const;

export const socialNetworks = ['facebook', 'youtube', 'instagram'] as const;

/** Those of `ids` that the upstream has an address for, with it. */
export const linksOf = <Id extends string>(
  links: readonly FooterLink[],
  block: FooterLink['block'],
  ids: readonly Id[],
): readonly { readonly id: Id; readonly link: string }[] =>
  ids.flatMap((id) => {
    const found = links.find((entry) => entry.block === block && entry.id === id);
    return found ? [{ id, link: found.link }] : [];
  });
