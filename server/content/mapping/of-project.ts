import { languageOf, locales } from '#shared/projects/locales.ts';
import { helpDomainOf, type ProjectFacts } from '#shared/projects/project-table.ts';
import { skins } from '#shared/projects/skins.ts';
import { socialBlocks } from '#server/upstream/schemas.ts';
import type { ItemsOf } from '#server/upstream/resources.ts';

export interface Owned {
  readonly domain: string;
  readonly skin: string;
  readonly language: string;
}

const spelling = (text: string): string => text.toLowerCase().replaceAll('_', '-');

const isOneOf = (text: string, names: readonly string[]): boolean =>
  text === '' || names.some((name) => spelling(name) === spelling(text));

/** The entries for a project, where they name one (behaviour/upstream 25). @param language as the upstream calls it. */
export const ofProject = <T extends Owned>(
  entries: readonly T[],
  project: ProjectFacts,
  language: string,
): readonly Omit<T, keyof Owned>[] => {
  const { host, domain, locale, skin } = project;
  const { tag } = locales[locale];
  const domains = [helpDomainOf(project), domain, host, `www.${domain}`];
  const languages = [language, locale, tag, languageOf(locale), tag.slice(0, tag.indexOf('-'))];
  const { shopName, domainName } = skins[skin];
  return entries
    .filter(
      (entry) =>
        isOneOf(entry.domain, domains) &&
        isOneOf(entry.skin, [skin, shopName, domainName]) &&
        isOneOf(entry.language, languages),
    )
    .map(({ domain: _domain, skin: _skin, language: _language, ...entry }) => entry);
};

type SocialItems = readonly (Omit<ItemsOf<'social'>[number], 'id' | keyof Owned> & { readonly id: string })[];

/** A block is known by its id, by what it is called, by where it leads, or by its place among the others. */
const nameOfBlock = ({ id, title, items }: SocialItems[number], index: number): string => {
  const words = [id, title, ...items.map(({ link }) => URL.parse(link)?.hostname ?? '')].map(spelling);
  const isCalled = (name: string) => words.some((text) => text.includes(name));
  return (
    socialBlocks.find((name) => spelling(id) === name) ??
    socialBlocks.find(isCalled) ??
    socialBlocks[index] ??
    id
  );
};

export const toSocial = (blocks: SocialItems): SocialItems =>
  blocks.map((block, index) => ({ ...block, id: nameOfBlock(block, index) }));
