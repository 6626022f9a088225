interface SkinFacts {
  /** What a visitor calls the shop. */
  readonly shopName: string;
  readonly domainName: string;
  /** Size of its logo as drawn, in pixels, so that nothing moves when the picture comes. */
  readonly logo: { readonly width: number; readonly height: number };
  /** What is drawn behind the first band of its home page, as `tokens.css` names it. */
  readonly hero: string;
  /** Folder of its drawings; a new company may begin with those of another. */
  readonly drawings: `/images${string}`;
}

/**
 * The companies (behaviour/operations 6): one row a skin. Its colours stand in `client/styles/tokens.css`, its pictures
 * at `skinFiles`; `skins.test.ts` and `tokens.test.ts` ask every row for them.
 */
export const skins = {
  atd: {
    shopName: 'ATD Parts',
    domainName: 'atd-parts',
    logo: { width: 221, height: 40 },
    hero: 'disc',
    drawings: '/images',
  },
  pkw: {
    shopName: 'PKW Parts',
    domainName: 'pkw-parts',
    logo: { width: 229, height: 40 },
    hero: 'plan',
    drawings: '/images/pkw',
  },
} as const satisfies Record<string, SkinFacts>;

export type Skin = keyof typeof skins;
export const skinCodes = Object.keys(skins) as Skin[];

/** A skin's pictures: logos for light and dark grounds, icons, home's first band, the stand-in for videos. */
export const skinFiles = (skin: Skin) =>
  ({
    logo: `/icons/logo-${skin}.svg`,
    darkLogo: `/icons/logo-${skin}-dark.svg`,
    favicon: `/icons/favicon-${skin}.svg`,
    faviconIco: `/icons/favicon-${skin}.ico`,
    appleTouchIcon: `/icons/apple-touch-icon-${skin}.png`,
    hero: `/images/hero-${skins[skin].hero}.svg`,
    video: `${skins[skin].drawings}/video-poster.svg`,
  }) as const;
