import type { HiddenStateName } from '#shared/edit-protocol/hidden-states.ts';
import type { PageText } from '#shared/edit-protocol/messages.ts';
import type { PageName } from '#shared/rendering/page-routes.ts';
import type { Category } from './desk-api.ts';

/** A page that the desk can open. */
interface PageChoice {
  readonly label: string;
  /** Path and query on the host. */
  readonly path: string;
}

export interface PageGroup {
  readonly label: string;
  readonly pages: readonly PageChoice[];
}

/** Ids of the demo shop's orders are one digit repeated, but for the version and variant of a UUID. */
const order = (digit: number): string => {
  const repeat = (times: number) => String(digit).repeat(times);
  return `/alternatives?id=${repeat(8)}-${repeat(4)}-4${repeat(3)}-8${repeat(3)}-${repeat(12)}`;
};

const unknownAddress = '/no-such-page';
/** A page with the contact block; articles have the same ids on every host. */
const article = '/categories/12/1201/120101';
const emptySearch = '/search?articles=qzxqzx';

/** The demo shop's orders, the same on every host. */
const orders: readonly PageChoice[] = [
  { label: 'One replacement', path: order(1) },
  { label: 'One replacement, surcharge', path: order(2) },
  { label: 'Three replacements', path: order(3) },
  { label: 'Partly decided', path: order(5) },
  { label: 'To be paid', path: order(6) },
  { label: 'Cannot be saved', path: order(7) },
  { label: 'Settled and paid', path: order(4) },
];

/** What the list is made from, once the host has told it. */
interface Known {
  readonly categories: readonly Category[];
  readonly searchExample: string | null;
}

/** Every page that the site's table puts into this list: one without its part here does not compile. */
const groupsOfPage: Record<PageName, (known: Known) => readonly PageGroup[]> = {
  home: () => [{ label: 'Pages', pages: [{ label: 'Home', path: '/' }] }],
  search: ({ searchExample }) => [
    {
      label: 'Pages',
      pages: [
        ...(searchExample === null ? [] : [{ label: 'Search', path: searchExample }]),
        { label: 'Search without a hit', path: emptySearch },
      ],
    },
  ],
  notFound: () => [
    {
      label: 'Pages',
      pages: [
        { label: 'Not-found page', path: '/not_found' },
        { label: 'Unknown address (404)', path: unknownAddress },
      ],
    },
  ],
  alternatives: () => [{ label: 'Replacements', pages: orders }],
  category: ({ categories }) => [
    {
      label: 'Categories',
      pages: categories.map(({ id, title }) => ({ label: title, path: `/categories/${id}` })),
    },
  ],
  article: ({ categories }) =>
    categories.map(({ title, children }) => ({
      label: `Articles: ${title}`,
      pages: children.flatMap((child) =>
        child.children.map(({ title, link }) => ({ label: title, path: link })),
      ),
    })),
};

/** Every kind of page, then each category and article by its title in the host's language. */
export const pageGroups = (
  categories: readonly Category[],
  searchExample: string | null,
): readonly PageGroup[] => {
  const groups = new Map<string, PageChoice[]>();
  for (const groupsOf of Object.values(groupsOfPage)) {
    for (const { label, pages } of groupsOf({ categories, searchExample })) {
      groups.set(label, [...(groups.get(label) ?? []), ...pages]);
    }
  }
  return [...groups].map(([label, pages]) => ({ label, pages }));
};

/** A state that only an event leads to, and the page it stands on. */
interface StateChoice {
  readonly label: string;
  readonly group: string;
  /** `null`: any page with header and footer has it. */
  readonly path: string | null;
}

export const hiddenStates: Readonly<Record<HiddenStateName, StateChoice>> = {
  'consent-general': { label: 'First question', group: 'Cookies', path: null },
  'consent-individual': { label: 'Your cookie settings', group: 'Cookies', path: null },
  'search-empty': { label: 'Search without a hit', group: 'Pages', path: emptySearch },
  'page-missing': { label: 'Unknown address (404)', group: 'Pages', path: unknownAddress },
  complaint: { label: 'Complaint', group: 'Dialogs', path: null },
  'complaint-thanks': { label: 'Complaint: thanks', group: 'Dialogs', path: null },
  'complaint-error': { label: 'Complaint: not sent', group: 'Dialogs', path: null },
  'newsletter-thanks': { label: 'Newsletter: thanks', group: 'Dialogs', path: null },
  accessibility: { label: 'Accessibility statement', group: 'Dialogs', path: null },
  contact: { label: 'Contact', group: 'Dialogs', path: article },
  cancellation: { label: 'Order cancellation', group: 'Dialogs', path: null },
  'cancellation-thanks': { label: 'Order cancellation: thanks', group: 'Dialogs', path: null },
  'cancellation-error': { label: 'Order cancellation: not sent', group: 'Dialogs', path: null },
  'decision-remove': { label: 'Cancel and get your money back?', group: 'Replacements', path: order(2) },
  'decision-all': { label: 'You still need to decide', group: 'Replacements', path: order(3) },
  'decision-confirmed': { label: 'Saved', group: 'Replacements', path: order(3) },
  'decision-error': { label: 'Not saved', group: 'Replacements', path: order(3) },
  'payment-method': { label: 'Payment method', group: 'Replacements', path: order(6) },
  'payment-error': { label: 'Payment not possible', group: 'Replacements', path: order(6) },
  paid: { label: 'Settled and paid', group: 'Replacements', path: order(4) },
};

/**
 * Whether a page has the empty layout: no dialog of header or footer stands there.
 *
 * @param texts none until the page has listed them; only the unknown address is told by its path.
 */
export const hasEmptyLayout = (path: string, texts: readonly PageText[]): boolean =>
  path === unknownAddress || (texts.length > 0 && !texts.some(({ key }) => key.startsWith('footer.')));

/** Whether a state is left behind on this page: it stands on another one. */
export const isElsewhere = (name: HiddenStateName, path: string): boolean => {
  const own = hiddenStates[name].path;
  return own !== null && own.split('?')[0] !== path;
};

/** What the page picker shows for a page; empty where it is none of its own. */
export const choiceAt = (groups: readonly PageGroup[], page: string): string => {
  const paths = groups.flatMap(({ pages }) => pages.map(({ path }) => path));
  const [pathname] = page.split('?');
  return paths.find((path) => path === page) ?? paths.find((path) => path.split('?')[0] === pathname) ?? '';
};
