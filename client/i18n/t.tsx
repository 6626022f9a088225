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
  const { i18n } = useTranslation();
  const { text, lang } = resolveText(i18n, i18nKey, values);
  if (parent === undefined && lang === undefined) return text;
  const Element = parent ?? 'span';
  return (
    <Element {...attributes} lang={lang}>
      {text}
    </Element>
  );
};

type Texts = Pick<i18n, 't' | 'language'>;

/** A text, with the language that it fell back to; that is `undefined` for the page's own. */
export const resolveText = ({ t, language }: Texts, key: ParseKeys, values?: Values) => {
  const { res, usedLng } = t(key, { ...values, returnDetails: true });
  return { text: res, lang: usedLng === language ? undefined : usedLng };
};

/** The `lang` of an element whose only text is an `aria-label` or `alt`. */
export const fallbackLang = (i18n: Texts, key: ParseKeys): string | undefined => resolveText(i18n, key).lang;
