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

export const withPosters = (blocks: Article['blocks'], videos: readonly Video[]): Article['blocks'] =>
  blocks.map((block) => {
    const known = block.kind === 'video' && videos.find(({ id }) => id === block.id);
    return known ? { ...block, poster: known.poster } : block;
  });
