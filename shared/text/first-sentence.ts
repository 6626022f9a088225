/**
 * The first sentence of a text in a language; the whole text where the browser does not know where sentences end.
 *
 * @param language BCP 47 tag.
 */
export const firstSentence = (text: string, language: string): string => {
  if (typeof Intl.Segmenter !== 'function') return text;
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? text;
};
