import { useTranslation } from 'react-i18next';
import { skinFiles, skins } from '#shared/projects/skins.ts';
import { fallbackLang } from '#client/i18n/t.tsx';
import { useSite } from '#client/stores/site.ts';

/** The shop's logo for the skin and the colour scheme. */
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
