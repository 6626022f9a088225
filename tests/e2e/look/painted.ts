import type { Locator } from '@playwright/test';
import type { Colour } from '#tests/setup/contrast.ts';

/** A part of what an element paints, in shares of its width and height. */
interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The colours that are on the screen within a part of an element, the most frequent first, each with its share. */
export const paintedColours = async (
  element: Locator,
  part: Part,
): Promise<readonly { readonly colour: Colour; readonly share: number }[]> => {
  const picture = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return element.page().evaluate(
    async ({ encoded, left, right, top, bottom }) => {
      const bytes = Uint8Array.from(atob(encoded), (character) => character.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const [x, y] = [Math.floor(left * image.width), Math.floor(top * image.height)];
      const [width, height] = [Math.ceil(right * image.width) - x, Math.ceil(bottom * image.height) - y];
      const { data } = canvas.getImageData(x, y, width, height);
      const counts = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        const name = data.subarray(at, at + 3).join();
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      return [...counts]
        .toSorted(([, one], [, other]) => other - one)
        .map(([name, count]) => ({
          colour: name.split(',').map(Number) as [number, number, number],
          share: count / (width * height),
        }));
    },
    { encoded: picture, ...part },
  );
};
