import { skinFiles, skins } from '#shared/projects/skins.ts';
import { useSite } from '#client/page/site-context.ts';

/** The shop's logo, drawn for the skin and for the visitor's colour scheme; its width follows its 4 rem of height. */
export const Logo = ({ label }: { label: string }) => {
  const { skin } = useSite().project;
  const files = skinFiles(skin);
  return (
    <picture>
      <source srcSet={files.darkLogo} media="(prefers-color-scheme: dark)" />
      <img src={files.logo} alt={label} {...skins[skin].logo} />
    </picture>
  );
};
