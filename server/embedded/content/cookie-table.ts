interface CookieRow {
  readonly id: number;
  /** Its words in `site.json`. */
  readonly key: string;
  /** Name of the cookie or storage entry. */
  readonly name: string;
  /** `null`: the shop itself. */
  readonly partner: string | null;
  readonly group: 'necessary' | 'statistics' | 'marketing';
}

/** What the site stores in a browser, by consent type (behaviour/consent 6). */
export const cookieTable: readonly CookieRow[] = [
  { id: 1, key: 'locale', name: 'locale', partner: null, group: 'necessary' },
  { id: 2, key: 'consent', name: 'consent', partner: null, group: 'necessary' },
  { id: 3, key: 'votes', name: 'votes', partner: null, group: 'necessary' },
  { id: 4, key: 'views', name: 'views', partner: null, group: 'necessary' },
  { id: 5, key: 'chunk', name: 'chunk-reload', partner: null, group: 'necessary' },
  { id: 11, key: 'scroll', name: 'scroll-positions', partner: null, group: 'necessary' },
  { id: 12, key: 'orderDraft', name: 'order-draft:*', partner: null, group: 'necessary' },
  { id: 6, key: 'analytics', name: '_ga', partner: 'Google', group: 'statistics' },
  { id: 7, key: 'analyticsSession', name: '_ga_*', partner: 'Google', group: 'statistics' },
  { id: 8, key: 'tracking', name: 'visit', partner: null, group: 'statistics' },
  { id: 9, key: 'ads', name: '_gcl_au', partner: 'Google', group: 'marketing' },
  { id: 10, key: 'remarketing', name: 'IDE', partner: 'Google', group: 'marketing' },
];
