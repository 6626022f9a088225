import type { Skin } from '#shared/projects/skins.ts';
import { pageNames, pageRoutes, type PageWith } from './page-routes.ts';

/** A page that search engines list: its address is passed on. */
export type ListedPage = PageWith<'robots', 'index'>;

const isListed = (name: keyof typeof pageRoutes): name is ListedPage => pageRoutes[name].robots === 'index';
export const listedPages: readonly ListedPage[] = pageNames.filter(isListed);

/** Size in pixels that social networks ask for (Open Graph: 1.91 to 1). */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Path of the picture beside a shared address: one for each kind of listed page and company (behaviour/pages 9). */
export const sharePicture = (page: ListedPage, skin: Skin) => `/images/share/${page}-${skin}.png` as const;
