import type { i18n, ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

type Values = Readonly<Record<string, unknown>>;

export interface TProps {
  i18nKey: ParseKeys;
  /** Including `count`. */
  values?: Values | undefined;
}

/** A text, with `lang` if it fell back to another language (behaviour/languages 14). */
export const T = ({ i18nKey, values }: TProps) => {
  const { t, i18n } = useTranslation();
  const { res, usedLng } = t(i18nKey, { ...values, returnDetails: true });
  return usedLng === i18n.language ? res : <span lang={usedLng}>{res}</span>;
};

/**
 * The language that a text fell back to, for elements whose only text is an `aria-label` or `alt`; `undefined` for
 * the page's own language.
 */
export const fallbackLang = (
  { t, language }: Pick<i18n, 't' | 'language'>,
  key: ParseKeys,
  values?: Values,
): string | undefined => {
  const { usedLng } = t(key, { ...values, returnDetails: true });
  return usedLng === language ? undefined : usedLng;
};
