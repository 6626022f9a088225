import { expect, test } from 'vitest';
import { reviewOf, tasksOf } from './article-facts.ts';

const project = { contactHosts: ['www.shop.example'] };
const settingOf = (key: string) =>
  ({
    taskReturn: 'https://www.shop.example/account/returns',
    taskInvoice: 'https://elsewhere.example/invoices',
    taskTrack: 'http://www.shop.example/parcels',
    taskWithdraw: 'https://www.shop.example/withdrawal',
  })[key];

const toReturn = { name: 'return', link: 'https://www.shop.example/account/returns' };
const toWithdraw = { name: 'withdraw', link: 'https://www.shop.example/withdrawal' };

// behaviour/articles 20
test.each([
  { task: 'return', leads: [toReturn, toWithdraw] },
  { task: 'withdraw', leads: [toWithdraw] },
  { task: 'invoice', leads: undefined },
  { task: 'track', leads: undefined },
  { task: 'change', leads: undefined },
  { task: null, leads: undefined },
] as const)(
  'an article on $task leads to the shop’s page, on a listed host over https only',
  ({ task, leads }) => {
    expect(tasksOf({ task }, settingOf, project).tasks).toEqual(leads);
  },
);

// behaviour/articles 21
test.each([
  { locale: 'en', reviewed: '2026-11-05', written: '5\u00a0November 2026' },
  { locale: 'de_CH', reviewed: '2026-11-05', written: '5.\u00a0November 2026' },
  { locale: 'fi', reviewed: '2026-01-31', written: '31.\u00a0tammikuuta 2026' },
] as const)('$locale writes $reviewed as $written', ({ locale, reviewed, written }) => {
  expect(reviewOf({ reviewed }, locale)).toEqual({ reviewed: { on: reviewed, written } });
});

test.each([null, '2026-13-45'])('a review on %s is none', (reviewed) => {
  expect(reviewOf({ reviewed }, 'en')).toEqual({});
});
