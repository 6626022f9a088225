import { expect } from 'vitest';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { WordTree } from '#shared/text/word-tree.ts';
import { demoOrders } from '#server/embedded/orders/demo-orders.ts';
import type { Site } from '#tests/setup/start-site.ts';
import { readableText } from './typography.ts';

/** A text, and where it is read. */
export type PlacedText = readonly [where: string, text: string];

const anArticle = '/categories/12/1201/120101';
const undecided = '11111111-1111-4111-8111-111111111111';
const toPay = '66666666-6666-4666-8666-666666666666';
const pathOfOrder = (id: string): string => `/alternatives?id=${id}`;

/** Thanks, results, orders and errors: pages that no walk through the categories comes by. */
const paths = [
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
  ['cancellation', '/', { supplierId: '77', supplierOrderId: 'DS-1', atdOrderId: '1000404' }],
  ['vote', anArticle, { articleId: '120101', vote: '-1' }],
  ['comment', anArticle, { articleId: '120101' }],
  ['decisions', pathOfOrder(undecided), { id: undecided, button: 'cancel' }],
  ['decisions', pathOfOrder(toPay), { id: toPay, button: 'pay' }],
];

const leavesOf = (words: WordTree): string[] =>
  Object.values(words).flatMap((word) => (typeof word === 'string' ? [word] : leavesOf(word)));

/** Every word of the screens, also those that only a press brings up; a number stands for what is filled in. */
const wordsOfScreens = async (site: Site, host: string, locale: LocaleCode): Promise<string> => {
  const { body } = await site.ask(host, `/bff/messages/${locale}`);
  return leavesOf(JSON.parse(body) as WordTree)
    .join('\n')
    .replaceAll(/\{\{(vat|count|amount)\}\}/g, '1')
    .replaceAll(/\{\{(\w+)\}\}/g, '$1');
};

const pageText = (body: string): string => readableText(body.slice(body.indexOf('<title')));

/**
 * What a host says besides its categories and articles, one page after the other: a busy site refuses to make many at
 * once. `visitor` is an address of its own: one visitor may not send what all hosts are sent.
 */
export const sideTexts = async (
  site: Site,
  host: string,
  locale: LocaleCode,
  visitor: string,
): Promise<PlacedText[]> => {
  const texts: PlacedText[] = [['words', await wordsOfScreens(site, host, locale)]];
  for (const path of paths) texts.push([path, pageText((await site.ask(host, path)).body)]);
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
    expect([form, body.includes('<main')]).toEqual([form, true]);
    texts.push([`${form} ${JSON.stringify(fields)}`, pageText(body)]);
  }
  return texts;
};
