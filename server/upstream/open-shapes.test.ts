import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { alternativeSchemas } from './alternative-schemas.ts';
import { resources } from './resources.ts';
import { readValue } from './read-answer.ts';
import { schemas } from './schemas.ts';

/** What a schema makes of an answer, and what it says about it. */
const read = (schema: v.GenericSchema, answer: unknown) => readValue(schema, answer);
const answerOf = (schema: v.GenericSchema, answer: unknown): unknown => {
  const reading = read(schema, answer);
  return 'answer' in reading ? reading.answer : reading;
};
const notesOf = (schema: v.GenericSchema, answer: unknown) => {
  const reading = read(schema, answer);
  return 'notes' in reading ? reading.notes : [];
};

describe('lists', () => {
  const entries = [{ name: 'A', link: 'https://a.example/' }];
  test.each([
    { where: 'bare', answer: entries },
    { where: 'under items', answer: { items: entries } },
    { where: 'under data', answer: { data: entries } },
    { where: 'under data.items', answer: { success: true, data: { items: entries } } },
    { where: 'with gaps in its numbers, as PHP writes it', answer: { items: { 3: entries[0] } } },
  ])('are read $where', ({ answer }) => {
    expect(answerOf(schemas.projects, answer)).toEqual({ items: entries });
  });

  test('are empty where a success has null for one', () => {
    expect(answerOf(schemas.projects, { success: '1', data: null })).toEqual({ items: [] });
  });

  test.each([null, 'x', {}, { errors: [] }, { items: null }, { data: null }, { success: false, data: null }])(
    '%j is none',
    (answer) => {
      expect(answerOf(schemas.projects, answer)).toHaveProperty('unreadable');
    },
  );
});

describe('single things', () => {
  const article = { id: 7, title: 'A' };
  test.each([
    { where: 'bare', answer: article },
    { where: 'under data', answer: { data: article } },
    { where: 'as the only entry of a list', answer: { success: true, data: [article] } },
  ])('are read $where', ({ answer }) => {
    expect(answerOf(schemas.article, answer)).toMatchObject({ success: true, data: { id: 7 }, bare: false });
  });

  test.each([
    { answer: { success: true, data: [] }, bare: true },
    { answer: [], bare: true },
    { answer: { success: true }, bare: true },
    { answer: { success: true, data: null }, bare: false },
    { answer: { success: false, data: null }, bare: false },
  ])('$answer is nothing; bare: $bare', ({ answer, bare }) => {
    expect(answerOf(schemas.article, answer)).toMatchObject({ data: null, bare });
  });
});

describe('a tree', () => {
  const articles = [{ id: '120101', title: 'A', link: '/categories/12/1201/120101' }];
  const idsIn = (items: unknown) => {
    const tree = answerOf(resources.categories.schema, items) as {
      items: { open?: true; children: { open?: true; articles: { id: number }[] }[] }[];
    };
    return tree.items.map(({ open, children }) => [
      open === true,
      children.map((child) => [child.open === true, child.articles.map(({ id }) => id)]),
    ]);
  };
  test.each([
    { name: 'children', below: { children: articles } },
    { name: 'articles', below: { articles } },
    { name: 'deeper', below: { children: [{ id: 5, title: 'Deep', children: articles }] } },
    { name: 'both', below: { children: [], articles } },
  ])('is read with its articles under $name', ({ below }) => {
    expect(idsIn([{ id: 12, title: 'C', children: [{ id: 1201, title: 'S', ...below }] }])).toEqual([
      [false, [[false, [120101]]]],
    ]);
  });

  test('says what get_category has to be asked for', () => {
    const sub = { id: 1201, title: 'S' };
    expect(idsIn([{ id: 12 }, { id: 8, children: [sub, { ...sub, children: null }] }])).toEqual([
      [true, []],
      [
        false,
        [
          [true, []],
          [true, []],
        ],
      ],
    ]);
  });

  test('has no place for articles that stand directly in a category, and says how many', () => {
    const answer = [
      { id: 12, title: 'C', children: [{ id: 1201, children: articles }, ...articles], articles },
    ];
    expect(idsIn(answer)).toEqual([[false, [[false, [120101]]]]]);
    expect(notesOf(resources.categories.schema, answer)).toMatchObject([{ kind: 'dropped', count: 2 }]);
  });
});

test('an article goes by article_id, else by id', () => {
  const topics = [
    { id: 1, article_id: 7 },
    { id: '8', article_id: null },
    { id: 9, article_id: 'x' },
  ].map((each) => ({ title: 'A', ...each }));
  expect(answerOf(schemas.topArticles, topics)).toMatchObject({ items: [7, 8, 9].map((id) => ({ id })) });
});

test('relatives are articles, previews or numbers', () => {
  const preview = { title: 'P', img: null, shortContent: 'x', link: '/categories/12/1201/6' };
  const answer = {
    id: 1,
    articlesRelevant: [],
    articles_relevant: [{ article_id: '5', title: 'A' }, preview, 7],
  };
  expect(answerOf(schemas.article, answer)).toMatchObject({
    data: {
      relevant: [
        { id: 5, title: 'A' },
        { id: 6, title: 'P' },
        { id: 7, title: '' },
      ],
    },
  });
});

test('a cookie without a group goes by its type, and never under what a visit needs unless it says so', () => {
  const cookie = (type: unknown, group?: unknown) => ({ id: 1, name: 'c', type, group });
  const answer = [
    cookie('Statistics'),
    cookie('HTTP'),
    cookie('HTTP', 'necessary'),
    cookie('necessary', 'x'),
  ];
  expect(answerOf(schemas.cookies, answer)).toMatchObject({
    items: ['statistics', 'marketing', 'necessary', 'necessary'].map((group) => ({ group })),
  });
  expect(notesOf(schemas.cookies, answer)).toMatchObject([{ kind: 'moved', count: 1 }]);
});

test.each([
  { shape: 'lists by type', answer: { necessary: [{ id: 1, name: 'a' }], statistics: [], marketing: [{ id: 2, name: 'b' }] } },
  { shape: 'such lists under data', answer: { success: true, data: { necessary: [{ id: 1, name: 'a' }], marketing: { 3: { id: 2, name: 'b' } } } } },
  { shape: 'a list of groups', answer: [{ type: 'Necessary', items: [{ id: 1, name: 'a' }] }, { type: 'marketing', data: [{ id: 2, name: 'b' }] }] },
])('cookies are read from $shape', ({ answer }) => {
  expect(answerOf(schemas.cookies, answer)).toMatchObject({
    items: [
      { id: 1, group: 'necessary' },
      { id: 2, group: 'marketing' },
    ],
  });
  expect(notesOf(schemas.cookies, answer)).toEqual([]);
}); // oxfmt-ignore

test.each([
  { shape: 'a list of trees', answer: { items: [{ locale: 'de', data: { home: { title: 'X' } } }] } },
  { shape: 'one tree', answer: { home: { title: 'X' } } },
  { shape: 'one tree under data', answer: { success: true, data: { home: { title: 'X' } } } },
  { shape: 'keys and texts', answer: [{ key: 'home.title', value: 'X' }] },
])('translations are read from $shape', ({ answer }) => {
  expect(answerOf(schemas.translations, answer)).toMatchObject({
    items: [{ data: { home: { title: 'X' } } }],
  });
});

test.each([
  { shape: 'pairs', settings: [{ key: 'question', value: 6 }] },
  { shape: 'an object', settings: { question: 6 } },
])('settings are read from $shape', ({ settings }) => {
  const answer = { items: [{ skin: 'atd', data: { settings } }] };
  expect(answerOf(schemas.settings, answer)).toMatchObject({
    items: [{ data: { settings: [{ key: 'question', value: 6 }] } }],
  });
});

test('social blocks are a list, or each under its name', () => {
  const block = { title: 'T', items: [] };
  expect(answerOf(schemas.social, { data: { youtube: block, club: block } })).toMatchObject({
    items: [{ id: 'club' }, { id: 'youtube' }],
  });
});

test.each([
  [true, true], [1, true], ['1', true], ['yes', true], ['YES ', true],
  [false, false], [0, false], ['0', false], ['no', false], ['', false],
] as const)('the flag %j is %j', (sent, flag) => {
  expect(answerOf(schemas.done, { success: sent })).toMatchObject({ success: flag });
}); // oxfmt-ignore

test.each([
  { answer: {}, success: true }, { answer: [], success: true }, { answer: true, success: true }, { answer: 'ok', success: true },
  { answer: null, success: false }, { answer: false, success: false }, { answer: 0, success: false }, { answer: '', success: false },
])('the cancellation of an order that is answered by $answer: $success', ({ answer, success }) => {
  expect(answerOf(schemas.cancelled, answer)).toEqual({ success, errors: [] });
}); // oxfmt-ignore

describe('an order', () => {
  const item = { name: 'Disc', quantity: 1, status: 'Available', price: 1, articleNo: 77 };
  const replacement = { id: 1, oldItems: [item], newItems: [item] };
  const order = (facts: object, own: object = {}) => ({
    success: true,
    data: { orderId: 4711, replacements: [{ ...replacement, ...facts }], ...own },
  });
  const readOrder = (answer: unknown) => answerOf(alternativeSchemas.alternative, answer);

  test.each([
    { facts: { approved: 'yes' }, says: true },
    { facts: { approved: true }, says: true },
    { facts: { decision: true }, says: true },
    { facts: { approved: null, decision: false }, says: false },
    { facts: { approved: 'No' }, says: false },
    { facts: { approved: 'undecided', decision: true }, says: null },
    { facts: { decision: null }, says: null },
    { facts: {}, says: null },
  ])('with $facts is decided: $says', ({ facts, says }) => {
    expect(readOrder(order(facts))).toMatchObject({ data: { replacements: [{ approved: says }] } });
  });

  test.each([7, '7', 'R-7', '3f0c6a51-8a0e-4d8e-9f5e-0b6f8f1f2a3b'])('has a replacement %j', (id) => {
    expect(readOrder(order({ id }))).toMatchObject({ data: { replacements: [{ id: String(id) }] } });
  });

  test('with two replacements of one id is unreadable: who decided on one would decide on both', () => {
    expect(readOrder(order({}, { replacements: [replacement, replacement] }))).toHaveProperty('unreadable');
  });

  test.each([
    { count: 200, items: 2, shown: true }, { count: 201, items: 2, shown: false },
    { count: 100, items: 5, shown: true }, { count: 100, items: 6, shown: false },
    { count: 1, items: 500, shown: true }, { count: 1, items: 501, shown: false },
  ])('of $count replacements with $items items each is shown: $shown', ({ count, items, shown }) => {
    const replacements = Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      oldItems: [item],
      newItems: Array.from({ length: items - 1 }, () => item),
    }));
    expect(readOrder(order({}, { replacements }))).toHaveProperty(shown ? 'data' : 'unreadable');
  }); // oxfmt-ignore

  test.each(['', 'constructor', '__proto__', 'a 1', '1'.repeat(41), null, 2 ** 53, 1.5])(
    'whose replacement goes by %j is unreadable',
    (id) => {
      expect(readOrder(order({ id }))).toHaveProperty('unreadable');
    },
  );

  test.each(['maybe', 1, 0, '', 'ja', {}, []])(
    'whose decision is %j is unreadable, never a no',
    (decision) => {
      for (const facts of [{ decision }, { approved: decision }, { decisionDefault: decision }])
        expect(readOrder(order(facts))).toHaveProperty('unreadable');
    },
  );

  test.each([
    { own: {} },
    { own: { payment: null, total: null, vat: null, customerName: null } },
    { own: { payment: [], total: [], vat: false } },
    { own: { payment: false, total: { paymentAmount: null, depositBalance: '' }, vat: 'incl. VAT' } },
  ])('is read with $own', ({ own }) => {
    expect(readOrder(order({ priceDiff: null }, own))).toMatchObject({
      data: {
        vat: null,
        payment: { payLink: '', paid: false, needToCreatePayLink: false },
        total: { totalPriceDiff: 0, depositBalance: 0, depositPaymentAmount: 0, paymentAmount: null },
        replacements: [
          {
            priceDiff: 0,
            refundAmount: null,
            oldItems: [{ status: 'available', vat: null, articleNo: '77' }],
          },
        ],
      },
    });
  });

  test('of PHP that knows none is no order', () => {
    expect(readOrder({ success: true, data: [] })).toMatchObject({ data: null });
  });
});
