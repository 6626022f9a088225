import { useTranslation } from 'react-i18next';
import { skinFiles, skins } from '#shared/projects/skins.ts';
import { fallbackLang } from '#client/i18n/t.tsx';
import { useSite } from '#client/stores/site.ts';

/** The shop's logo, drawn for the skin and for the visitor's colour scheme; its width follows its 4 rem of height. */
export const Logo = () => {
  const { t, i18n } = useTranslation();
  const { skin, shopName } = useSite().project;
  const files = skinFiles(skin);
  return (
    <picture>
      <source srcSet={files.darkLogo} media="(prefers-color-scheme: dark)" />
      <img
        src={files.logo}
        alt={t('common.logo', { shop: shopName })}
        lang={fallbackLang(i18n, 'common.logo')}
        {...skins[skin].logo}
      />
    </picture>
  );
};
