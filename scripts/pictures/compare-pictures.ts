import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Picture } from './take-pictures.ts';

/** What differs between two pictures of one screen. */
export interface Difference {
  /** Pixels that differ; a whole picture where there is only one. */
  readonly pixels: number;
  readonly before: Picture;
  readonly after: Picture;
  /** The new picture with what differs in red; none where one of the two could not be taken. */
  readonly marked: Buffer | null;
}

/** On a ground as large as the larger of the two: what is only in one differs. */
const onGround = (picture: PNG, width: number, height: number): PNG => {
  const ground = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
};

/** What differs, or `null` where nothing does, a screen that cannot be shown on either side included. */
export const comparePictures = (before: Picture, after: Picture): Difference | null => {
  if (typeof before === 'string' || typeof after === 'string')
    return typeof before === typeof after ? null : { pixels: Infinity, before, after, marked: null };
  if (before.equals(after)) return null;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    onGround(old, width, height).data,
    onGround(now, width, height).data,
    marked.data,
    width,
    height,
    { threshold: 0.1 },
  );
  return pixels === 0 ? null : { pixels, before, after, marked: PNG.sync.write(marked) };
};
