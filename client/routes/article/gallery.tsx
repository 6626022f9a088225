import { latePart } from '#client/page/late/late-part.tsx';

/** Pictures side by side; until its code is there, a row that scrolls by finger and keys. */
export const Gallery = latePart(
  async () => {
    const [late] = await Promise.all([
      import('./gallery.late.tsx'),
      // A file of its own, for home has it as well: it would be asked for only when the late code is there.
      import('#client/components/slider/slider.tsx'),
    ]);
    return late.Gallery;
  },
  { page: 'article' },
);
