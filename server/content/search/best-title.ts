import type { Category, HelpTopic, KnownTitle, SearchHit } from '#shared/help-api/models.ts';
import type { LanguageCode } from '#shared/projects/locales.ts';
import { createSplitter, findTitles, type SplitTitles } from '#shared/text/find-titles.ts';
import { listTitles } from './known-titles.ts';
import { toHelpTopic } from '#server/content/mapping/map-content.ts';
import { yieldOften } from '#server/content/yield-often.ts';

type Titles = SplitTitles<KnownTitle>;

const split = async (tree: readonly Category[], language: LanguageCode): Promise<Titles> => {
  const { titles } = await listTitles(tree, [], language);
  const splitter = createSplitter<KnownTitle>();
  const yieldNow = yieldOften();
  for (const title of titles) {
    splitter.add(title);
    await yieldNow();
  }
  return splitter.split();
};

/** Made once a tree: every search in the panel reads all of its titles. */
const known = new WeakMap<readonly Category[], Promise<Titles>>();

/** The titles that a browser has of a tree, ready to be searched. */
export const splitTree = (tree: readonly Category[], language: LanguageCode): Promise<Titles> =>
  known.getOrInsertComputed(tree, () => split(tree, language));

const toHit = ({ stems: _stems, ...title }: KnownTitle): SearchHit => ({
  ...title,
  id: Number(title.path.split('/').at(-1)),
  shortContent: '',
});

interface Found {
  readonly area?: HelpTopic;
  readonly items: readonly SearchHit[];
}

/** The best title is among so many first lines of an answer. */
const topLines = 3;

/**
 * The panel shows titles alone, and those that it knows before the upstream has answered: the title that has what was
 * typed best is among the first three of the answer as well, whatever the upstream thinks of it (behaviour/search 24).
 */
export const withBestTitle = <Results extends Found>(
  found: Results,
  text: string,
  {
    tree,
    titles,
    most,
  }: { readonly tree: readonly Category[]; readonly titles: Titles; readonly most: number },
): Results => {
  const [best] = findTitles(titles, text);
  if (!best) return found;
  const area = tree.find(({ path }) => path === best.path);
  if (area) return { ...found, area: toHelpTopic(area) };
  const { items } = found;
  const place = items.findIndex(({ path }) => path === best.path);
  const lowest = topLines - 1 - (found.area ? 1 : 0);
  if (place !== -1 && place <= lowest) return found;
  const others = items.filter((_item, at) => at !== place);
  return { ...found, items: others.toSpliced(lowest, 0, items[place] ?? toHit(best)).slice(0, most) };
};
