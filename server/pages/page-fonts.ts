/** Folder of the fonts that are served as they come, as the build's manifest names it. */
const inter = 'node_modules/@fontsource-variable/inter/files';

/** The font files by script, by their source paths: the build knows their addresses. */
const fonts = {
  latin: `${inter}/inter-latin-wght-normal.woff2`,
  european: 'client/styles/fonts/inter-european-wght-normal.woff2',
  greek: `${inter}/inter-greek-wght-normal.woff2`,
  cyrillic: `${inter}/inter-cyrillic-wght-normal.woff2`,
} as const;

type Script = keyof typeof fonts;

/** Languages that write every other word with letters beyond Latin-1, by the first part of their tags. */
const scriptOfLanguage: Readonly<Record<string, Script>> = {
  bg: 'cyrillic',
  cs: 'european',
  el: 'greek',
  et: 'european',
  hu: 'european',
  lt: 'european',
  lv: 'european',
  pl: 'european',
  ro: 'european',
  sk: 'european',
  sl: 'european',
};

/**
 * Source paths of the fonts that the first view of a page in this language is set in: Latin for figures and names
 * always (behaviour/pages 33).
 */
export const fontsOfPage = (tag: string): readonly string[] => {
  const [language = ''] = tag.split('-');
  const script = scriptOfLanguage[language];
  return [fonts.latin, ...(script ? [fonts[script]] : [])];
};
