import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { localeOfTag, locales, type LocaleCode } from '#shared/projects/locales.ts';
import { useSite } from '#client/stores/site.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { MenuLink, MenuList } from '#client/components/menu-list/menu-list.tsx';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './language-switch.module.css';
import { localeCookie } from './locale-cookie.ts';
import { hasPage, pageElsewhere } from './page-elsewhere.ts';

const remember = (locale: LocaleCode): void => {
  document.cookie = localeCookie(locale, window.location.protocol);
};

/**
 * Countries and languages (behaviour/languages 11). Links to the same page where the other host has it, otherwise
 * says that it is missing. The list opens below the button in the header, above it in the footer.
 */
export const LanguageSwitch = ({ place = 'header' }: { place?: 'header' | 'footer' }) => {
  const { t, i18n } = useTranslation();
  const { project, languages } = useSite();
  const page = pageElsewhere(useMatches(), useLocation());
  const { name, langName } = locales[project.locale];
  const current = name === langName ? name : `${name} – ${langName}`;
  return (
    <MenuList
      button={
        <>
          <Flag country={project.country} />
          <span className={styles[place]}>{current}</span>
          <Icon name="chevron-down" size="s" />
        </>
      }
      buttonLabel={t('language.current', { name: current })}
      buttonLang={fallbackLang(i18n, 'language.current')}
      label={t('language.label')}
      align={place === 'header' ? 'end' : 'start'}
      side={place === 'header' ? 'below' : 'above'}
      inertRest
    >
      {languages.map(({ tag, origin, ...told }) => {
        const locale = localeOfTag(tag) ?? project.locale;
        const { name: country, langName: language } = { ...locales[locale], ...told };
        const isCurrent = locale === project.locale;
        const there = isCurrent || hasPage(page, tag);
        return (
          <MenuLink
            key={locale}
            href={origin + (there ? page.path : '/')}
            lang={tag}
            current={isCurrent}
            note={there ? null : <T i18nKey="language.missing" />}
            onClick={() => remember(locale)}
          >
            <Flag country={locales[locale].country} />
            <span className={classNames('stack gap-0', styles.names)}>
              <span>{country}</span>
              {language !== country && (
                <span className={classNames('muted text-s', styles.language)}>{language}</span>
              )}
            </span>
          </MenuLink>
        );
      })}
    </MenuList>
  );
};

const Flag = ({ country }: { country: string }) => (
  <img
    className={styles.flag}
    src={`/images/flags/${country}.svg`}
    alt=""
    width={24}
    height={16}
    loading="lazy"
  />
);
