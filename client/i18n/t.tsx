import type { i18n, ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

type Values = Readonly<Record<string, unknown>>;

export interface TProps {
  i18nKey: ParseKeys;
  /** For the placeholders of the text, its `count` among them. */
  values?: Values | undefined;
}

/** A text of the page. One that fell back to another language says which (behaviour/languages 14). */
export const T = ({ i18nKey, values }: TProps) => {
  const { t, i18n } = useTranslation();
  const { res, usedLng } = t(i18nKey, { ...values, returnDetails: true });
  return usedLng === i18n.language ? res : <span lang={usedLng}>{res}</span>;
};

/**
 * The BCP 47 tag of the language that a text fell back to, for the `lang` of an element that is read by that text alone:
 * a button with an `aria-label`, a picture with an `alt`. `undefined` where the text is in the language of the page.
 */
export const fallbackLang = (
  { t, language }: Pick<i18n, 't' | 'language'>,
  key: ParseKeys,
  values?: Values,
): string | undefined => {
  const { usedLng } = t(key, { ...values, returnDetails: true });
  return usedLng === language ? undefined : usedLng;
};
