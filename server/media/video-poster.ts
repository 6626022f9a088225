import type { RequestHandler } from 'express';
import type { Skin } from '#shared/projects/skins.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { visitOf } from '#server/http/visit.ts';
import { isVideoId, type VideoPosters } from './video-posters.ts';

/** Shown where a video has no picture of its own, in the colours of the host's company. */
const standIns = {
  atd: '/images/video-poster.svg',
  pkw: '/images/pkw/video-poster.svg',
} as const satisfies Record<Skin, string>;

/** `GET /media/video/:id.jpg`: a video's picture, or the way to the one that stands in for it. */
export const videoPoster =
  (posters: VideoPosters): RequestHandler<{ file: string }> =>
  async ({ params: { file } }, res) => {
    const standIn = standIns[visitOf(res).project.skin];
    const id = /^(.+)\.jpg$/.exec(file)?.[1] ?? '';
    if (!isVideoId(id)) {
      setCacheHeaders(res, 'never');
      res.status(404).type('text').send('not found\n');
      return;
    }
    const picture = await posters.read(id);
    // Who was only turned away may have the picture the next time.
    if (picture === 'busy') return redirectTo(res, 302, standIn, 'never');
    if (picture === 'missing') return redirectTo(res, 302, standIn, 'posterMissing');
    setCacheHeaders(res, 'poster');
    res.type('jpeg').send(picture);
  };
