import { useSite } from '#client/page/site-context.ts';

/** The shop's logo, drawn for the skin and for the visitor's colour scheme; its width follows its 4 rem of height. */
export const Logo = ({ label }: { label: string }) => {
  const { skin } = useSite().project;
  return (
    <picture>
      <source srcSet={`/icons/logo-${skin}-dark.svg`} media="(prefers-color-scheme: dark)" />
      <img src={`/icons/logo-${skin}.svg`} alt={label} {...sizes[skin]} />
    </picture>
  );
};

/** As drawn, so that nothing moves when the picture comes. */
const sizes = { atd: { width: 221, height: 40 }, pkw: { width: 229, height: 40 } } as const;
