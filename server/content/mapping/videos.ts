import type { Article, Video } from '#shared/help-api/models.ts';
import { previewImage } from './map-content.ts';
import type { ItemsOf } from '#server/upstream/resources.ts';

const videoId = (link: string): string | undefined =>
  /(?:v=|embed\/|youtu\.be\/)([\w-]{11})(?:[?&#]|$)/.exec(link)?.[1];

/** The shop's videos; a link that names none of the host's leaves its video out (behaviour/articles 14). */
export const toVideos = (
  videos: readonly Omit<ItemsOf<'videos'>[number], 'weight'>[],
  onLost: (count: number) => void = () => {},
): readonly Video[] => {
  const shown = videos.flatMap(({ name, cleanLink, iframeLink, imageBoxLink, imagePreviewLink }) => {
    const id = [cleanLink, iframeLink, imageBoxLink].map(videoId).find((each) => each !== undefined);
    const poster = previewImage(imagePreviewLink) ?? `/media/video/${id}.jpg`;
    return id === undefined ? [] : [{ id, name, poster }];
  });
  onLost(videos.length - shown.length);
  return shown;
};

/** Whether posters have to be known to show it. */
export const showsVideo = (article: Pick<Article, 'blocks'> | null): boolean =>
  article?.blocks.some(({ kind }) => kind === 'video') ?? false;

/** An article's videos with the pictures of the list; each has a name, for its link and its frame need one. */
export const withPosters = (
  { blocks, title }: Pick<Article, 'blocks' | 'title'>,
  videos: readonly Video[],
): Article['blocks'] =>
  blocks.map((block) => {
    if (block.kind !== 'video') return block;
    const known = videos.find(({ id }) => id === block.id);
    return { ...block, title: block.title || known?.name || title, ...(known && { poster: known.poster }) };
  });
