import { LRUCache } from 'lru-cache';
import type { RequestHandler } from 'express';
import { skinFiles } from '#shared/projects/skins.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { sendNotFound, setCacheHeaders } from '#server/http/cache-headers.ts';
import { visitOf } from '#server/http/request-context.ts';

export type VideoPosters = ReturnType<typeof createVideoPosters>;

/** The video host's own picture of a video, medium quality (behaviour/articles 14). */
const addressOf = (id: string): string => `https://i.ytimg.com/vi/${id}/mqdefault.jpg`;
/** Longest wait for the video host, in milliseconds: a poster is decoration. */
const timeout = 2_000;
/** Largest picture taken, in bytes; the host's own are about 10 kB. */
const maxPosterBytes = 200_000;
/** Memory for all pictures, in bytes. */
const maxTotalBytes = 8 * 1024 * 1024;
/** Pictures fetched at once; made-up ids must not turn us into a crawler of the video host. */
const maxUnderway = 8;
/** Ids of which something is known, pictures and misses. */
const maxKnown = 10_000;
const day = 24 * 60 * 60 * 1000;
/** A picture that could not be had is not asked for again for this long, in milliseconds. */
const missingFor = 5 * 60 * 1000;

class Busy extends Error {}

/** A video's id at the video host: eleven characters. */
export const isVideoId = (id: string): boolean => /^[\w-]{11}$/.test(id);

/** Pictures of videos, fetched by us so that no visitor's browser talks to the video host before a click. */
export const createVideoPosters = (fetch = globalThis.fetch) => {
  let underway = 0;
  const pictures = new LRUCache<string, Buffer | 'missing'>({
    max: maxKnown,
    maxSize: maxTotalBytes,
    sizeCalculation: (picture) => picture.length,
    ttl: day,
    // One that is pushed out while it is fetched is still shown to those who wait.
    ignoreFetchAbort: true,
    async fetchMethod(id, _stale, { options }) {
      if (underway >= maxUnderway) throw new Busy();
      underway += 1;
      const picture = await fetchPicture(fetch, id);
      underway -= 1;
      if (!picture) options.ttl = missingFor;
      return picture ?? 'missing';
    },
  });
  return {
    /** The JPEG; `missing`: cannot be had, not asked for again for a while; `busy`: too many are asked for now. */
    async read(id: string): Promise<Buffer | 'missing' | 'busy'> {
      try {
        return await pictures.forceFetch(id);
      } catch (error) {
        if (error instanceof Busy) return 'busy';
        throw error;
      }
    },
  };
};

const fetchPicture = async (fetch: typeof globalThis.fetch, id: string): Promise<Buffer | null> => {
  try {
    const response = await fetch(addressOf(id), { redirect: 'error', signal: AbortSignal.timeout(timeout) });
    const isJpeg = response.headers.get('content-type')?.startsWith('image/jpeg') ?? false;
    if (response.ok && isJpeg) return await readCapped(response);
    await response.body?.cancel();
    return null;
  } catch {
    return null;
  }
};

/** The body, or `null` once it grows beyond the cap; what has not arrived by then is not waited for. */
const readCapped = async (response: Response): Promise<Buffer | null> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxPosterBytes) return null;
    chunks.push(chunk);
  }
  return size > 0 ? Buffer.concat(chunks) : null;
};

/** `GET /media/video/:id.jpg`: a video's picture, or the way to the one that stands in for it. */
export const videoPoster =
  (posters: VideoPosters): RequestHandler<{ file: string }> =>
  async ({ params: { file } }, res) => {
    const { video: standIn } = skinFiles(visitOf(res).project.skin);
    const id = /^(.+)\.jpg$/.exec(file)?.[1] ?? '';
    if (!isVideoId(id)) return sendNotFound(res);
    const picture = await posters.read(id);
    // Who was only turned away may have the picture the next time.
    if (picture === 'busy') return redirectTo(res, 302, standIn, 'never');
    if (picture === 'missing') return redirectTo(res, 302, standIn, 'posterMissing');
    setCacheHeaders(res, 'poster');
    res.type('jpeg').send(picture);
  };
