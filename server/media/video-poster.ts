import type { RequestHandler } from 'express';
import { skinFiles } from '#shared/projects/skins.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { visitOf } from '#server/http/request-context.ts';
import { isVideoId, type VideoPosters } from './video-posters.ts';

/** `GET /media/video/:id.jpg`: a video's picture, or the way to the one that stands in for it. */
export const videoPoster =
  (posters: VideoPosters): RequestHandler<{ file: string }> =>
  async ({ params: { file } }, res) => {
    const { video: standIn } = skinFiles(visitOf(res).project.skin);
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
