import type { i18n, ParseKeys } from 'i18next';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';

type Values = Readonly<Record<string, unknown>>;

export interface TProps {
  i18nKey: ParseKeys;
  /** Including `count`. */
  values?: Values | undefined;
}

type Parent =
  | { parent?: never }
  | ({ parent: 'p' | 'h1' | 'h2' | 'h3' | 'dt' | 'span' } & Omit<
      HTMLAttributes<HTMLElement>,
      'children' | 'lang'
    >);

/**
 * A text, with `lang` if it fell back to another language (behaviour/languages 14). `parent` is an element that holds
 * nothing else, as in i18next's `Trans`.
 */
export const T = ({ i18nKey, values, parent, ...attributes }: TProps & Parent) => {
  const { t, i18n } = useTranslation();
  const { res, usedLng } = t(i18nKey, { ...values, returnDetails: true });
  const lang = usedLng === i18n.language ? undefined : usedLng;
  if (parent === undefined && lang === undefined) return res;
  const Element = parent ?? 'span';
  return (
    <Element {...attributes} lang={lang}>
      {res}
    </Element>
  );
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
