import { demoOrders } from '#server/embedded/orders/demo-orders.ts';
import type { Site } from '#tests/setup/start-site.ts';

/** A page as it is served, and where it was had. */
export type ServedPage = readonly [where: string, html: string];

const anArticle = '/categories/12/1201/120101';
const undecided = '11111111-1111-4111-8111-111111111111';
const three = '33333333-3333-4333-8333-333333333333';
const toPay = '66666666-6666-4666-8666-666666666666';
const pathOfOrder = (id: string): string => `/alternatives?id=${id}`;

/** A page of each kind; of the articles one with a table, one with pictures and a video, one that leads to others. */
const mainPaths = [
  '/',
  '/categories/12',
  anArticle,
  '/categories/106/10601/1060102',
  '/categories/12/1202/120201',
  '/search?articles=a',
  '/search?articles=a&page=2',
  '/not_found',
];

/** Thanks, results, orders and errors: pages that no walk through the categories comes by. */
const sidePaths = [
  '/?done=newsletter',
  '/?done=complaint',
  '/?done=cancellation',
  '/search',
  '/search?articles=qqqqqq',
  '/not_found?reason=search',
  '/nowhere',
  '/categories/999',
  ...demoOrders.map(({ id }) => pathOfOrder(id)),
];

/** What forms answer that are sent empty, half or early, and the steps that come of an order without script. */
const posted: readonly (readonly [form: string, from: string, fields: Readonly<Record<string, string>>])[] = [
  ['newsletter', '/', { consent: 'on' }],
  ['complaint', '/', {}],
  ['cancellation', '/', {}],
  ['cancellation', '/', { supplierId: '77', supplierOrderId: 'DS-1', atdOrderId: '1000404' }],
  ['vote', anArticle, { articleId: '120101', vote: '-1' }],
  ['comment', anArticle, { articleId: '120101' }],
  ['decisions', pathOfOrder(undecided), { id: undecided, button: 'cancel' }],
  ['decisions', pathOfOrder(three), { id: three, button: 'submit', replacement: '301' }],
  ['decisions', pathOfOrder(toPay), { id: toPay, button: 'pay' }],
  ['payment', pathOfOrder(toPay), { id: toPay }],
];

/**
 * What a host serves besides its categories and articles, one page after the other: a busy site refuses to make many at
 * once. `visitor` is an address of its own: one visitor may not send what all hosts are sent.
 */
export const sidePages = async (site: Site, host: string, visitor: string): Promise<ServedPage[]> => {
  const pages: ServedPage[] = [];
  for (const path of sidePaths) pages.push([path, (await site.ask(host, path)).body]);
  for (const [form, from, fields] of posted) {
    const { body } = await site.ask(host, `/actions/${form}`, {
      method: 'POST',
      body: new URLSearchParams({ from, ...fields }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': visitor,
      },
    });
    if (!body.includes('<main')) throw new Error(`${form} was not answered with a page`);
    pages.push([`${form} ${JSON.stringify(fields)}`, body]);
  }
  return pages;
};

/** One page of each kind, and each state that a form or an address brings about without script. */
export const servedPages = async (site: Site, host: string): Promise<ServedPage[]> => {
  const pages: ServedPage[] = [];
  for (const path of mainPaths) pages.push([path, (await site.ask(host, path)).body]);
  return [...pages, ...(await sidePages(site, host, '203.0.113.1'))];
};
