/** The two companies (behaviour/operations 6): skin -> what a visitor calls the shop and how its domains begin. */
export const skins = {
  atd: { shopName: 'ATD Parts', domainName: 'atd-parts' },
  pkw: { shopName: 'PKW Parts', domainName: 'pkw-parts' },
} as const;

export type Skin = keyof typeof skins;
export const skinCodes = Object.keys(skins) as Skin[];
