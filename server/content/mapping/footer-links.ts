import * as v from 'valibot';
import { FooterBlock, type FooterLinks } from '#shared/help-api/models.ts';
import type { ItemsOf } from '#server/upstream/resources.ts';
import { lettersOf, opensDialog } from '#server/upstream/schemas.ts';

export type FooterLink = ItemsOf<'footerLinks'>[number]['data'];

/** What the specification calls the footer's links, letters alone, and where each of them stands. */
const places: Readonly<Record<string, readonly [block: FooterBlock, id: string]>> = {
  aboutus: ['company', 'about'],
  companyinformation: ['company', 'companyInfo'],
  bonusprogramme: ['company', 'bonus'],
  bonusprogram: ['company', 'bonus'],
  press: ['company', 'press'],
  app: ['company', 'app'],
  club: ['help', 'club'],
  blog: ['help', 'blog'],
  manuals: ['help', 'manuals'],
  termsandconditions: ['help', 'terms'],
  returnofgoods: ['help', 'returnGoods'],
  privacypolicy: ['help', 'privacy'],
  payment: ['service', 'payment'],
  shipping: ['service', 'shipping'],
  contact: ['service', 'contact'],
  returns: ['service', 'returns'],
  replacement: ['service', 'replacement'],
  facebook: ['social', 'facebook'],
  youtube: ['social', 'youtube'],
  instagram: ['social', 'instagram'],
  complaintbook: ['complaintBook', 'complaintBook'],
};

/** Where a link stands; `null` for what stands there anyway, `undefined` for what has no name. */
const placeOf = (link: FooterLink): readonly [FooterBlock, string] | null | undefined => {
  const { block, id, name } = link;
  if (opensDialog(link)) return null;
  if (v.is(FooterBlock, block) && id !== '') return [block, id];
  const called = [name, id].map(lettersOf);
  const known = called.find((each) => Object.hasOwn(places, each));
  if (known !== undefined) return places[known];
  return name === '' ? undefined : ['named', name];
};

/**
 * The footer's links by block and name (behaviour/shell 16): where the upstream says it, else by the specification's
 * English names; others go by their own name. Of two with one name the first counts.
 *
 * @param shop the shop's own site, which paths belong to.
 * @param onLost told how many links have no name that a visitor could read.
 */
export const toFooterLinks = (
  links: readonly FooterLink[],
  shop: string,
  onLost: (count: number) => void = () => {},
): FooterLinks => {
  const blocks: Partial<Record<FooterBlock, Record<string, string>>> = {};
  let lost = 0;
  for (const entry of links) {
    const place = placeOf(entry);
    const link = entry.link.startsWith('/') ? URL.parse(entry.link, shop)?.href : entry.link;
    if (place === undefined) lost += 1;
    if (!place || !link) continue;
    const own = (blocks[place[0]] ??= {});
    if (!Object.hasOwn(own, place[1])) own[place[1]] = link;
  }
  onLost(lost);
  return blocks;
};
