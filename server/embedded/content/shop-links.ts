import type { LocaleCode } from '#shared/projects/locales.ts';

/**
 * Where the shop's own pages are, as paths of its domain. The demo shop has no accounts at social networks: its links
 * go to the shop, which would lead on.
 */
export const footerLinks = {
  company: {
    about: '/about',
    companyInfo: '/company-information',
    bonus: '/bonus-programme',
    press: '/press',
    app: '/app',
  },
  help: {
    club: '/club',
    blog: '/blog',
    manuals: '/manuals',
    terms: '/terms',
    returnGoods: '/return-of-goods',
    privacy: '/privacy',
  },
  service: {
    payment: '/payment',
    shipping: '/shipping',
    contact: '/contact',
    returns: '/returns',
    replacement: '/replacement',
  },
  social: {
    facebook: '/go/facebook',
    youtube: '/go/youtube',
    instagram: '/go/instagram',
  },
} as const;

/** The official complaint book of Portugal: shops there have to link it (behaviour/shell 19). */
export const complaintBook = 'https://www.livroreclamacoes.pt/';

export const bannerLinks = {
  link: '/app',
  appStore: '/app/app-store',
  googlePlay: '/app/google-play',
  appGallery: '/app/appgallery',
} as const;

/** Pages of an account, where things are done (behaviour/articles 20). */
export const taskPaths = {
  taskReturn: '/account/returns',
  taskInvoice: '/account/invoices',
  taskTrack: '/account/parcels',
  taskChange: '/orders',
  taskWithdraw: '/withdrawal',
} as const;

/**
 * Where the demo shop has more ways to a person than its form: on one host, so that both can be seen. Nobody has the number;
 * it is one of those that Britain keeps for stories.
 */
export const spokenContacts: Readonly<Partial<Record<LocaleCode, Readonly<Record<string, string>>>>> = {
  en: { contactTelephone: '+44 20 7946 0000', contactChat: 'https://www.atd-parts.co.uk/chat' },
};

export const privacyPath = '/privacy';

/** Companies that the demo shop works with, invented like itself; their logos are `partner-1.svg` and on. */
export const partners = ['Norvaldt', 'Falnor', 'Ovalin', 'Tirello'] as const;

/** External projects of the company; the first is a heading that the site drops (behaviour/shell 2). */
export const partnerLinks = [
  { name: 'partnersTitle', link: '' },
  { name: 'ATD Parts', link: 'https://www.atd-parts.de/' },
  { name: 'PKW Parts', link: 'https://www.pkw-parts.de/' },
  { name: 'ATD Club', link: 'https://club.atd-parts.de/' },
] as const;
