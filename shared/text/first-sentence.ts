/** The first sentence, or the whole text where the browser cannot tell. @param language BCP 47 tag. */
export const firstSentence = (text: string, language: string): string => {
  if (typeof Intl.Segmenter !== 'function') return text;
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? text;
};
