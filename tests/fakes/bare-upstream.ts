import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { entity } from './section-3.ts';

/** How a back office may fill what the specification leaves open. */
export interface ShapeReading {
  /** Where a list stands. */
  readonly lists: 'bare' | 'items' | 'data';
  /** Where a single thing stands. */
  readonly singles: 'bare' | 'data';
  /** Where articles are found. */
  readonly tree: 'children' | 'articles' | 'get_category' | 'get_category per sub-category' | 'deeper';
  readonly ids: 'number' | 'digits';
  readonly links: 'absolute' | 'relative' | 'absent';
  readonly relatives: 'articles' | 'previews' | 'numbers';
  readonly yes: true | 1 | '1' | 'yes';
  /** What stands for nothing. */
  readonly nothing: 'left out' | 'null' | '[]';
  readonly decisions: 'approved' | 'decision';
  readonly wraps: 'items[].data' | 'none' | 'one item';
}

export const shapeReadings: Readonly<Record<string, ShapeReading>> = {
  'as we read it': {
    lists: 'items', singles: 'data', tree: 'children', ids: 'number', links: 'absolute', relatives: 'articles',
    yes: true, nothing: 'null', decisions: 'approved', wraps: 'items[].data',
  },
  'bare lists, and sub-categories that hold articles': {
    lists: 'bare', singles: 'bare', tree: 'articles', ids: 'number', links: 'relative', relatives: 'previews',
    yes: true, nothing: 'left out', decisions: 'decision', wraps: 'none',
  },
  'a list of categories, and get_category': {
    lists: 'items', singles: 'data', tree: 'get_category', ids: 'digits', links: 'absent', relatives: 'articles',
    yes: '1', nothing: 'null', decisions: 'approved', wraps: 'items[].data',
  },
  'sub-categories without articles, and get_category for each': {
    lists: 'data', singles: 'bare', tree: 'get_category per sub-category', ids: 'number', links: 'relative',
    relatives: 'numbers', yes: 1, nothing: '[]', decisions: 'decision', wraps: 'one item',
  },
  'written in PHP': {
    lists: 'data', singles: 'data', tree: 'articles', ids: 'digits', links: 'absolute', relatives: 'previews',
    yes: 'yes', nothing: '[]', decisions: 'approved', wraps: 'items[].data',
  },
  'three levels of categories': {
    lists: 'bare', singles: 'data', tree: 'deeper', ids: 'number', links: 'absent', relatives: 'articles',
    yes: true, nothing: 'null', decisions: 'decision', wraps: 'none',
  },
  'as little as there can be': {
    lists: 'items', singles: 'bare', tree: 'children', ids: 'digits', links: 'absent', relatives: 'numbers',
    yes: true, nothing: 'left out', decisions: 'decision', wraps: 'one item',
  },
}; // oxfmt-ignore

/** One of them is no area of the specification or of the demo shop. */
export const areas = [12, 9, 13];
const articlesOf = (subCategory: number): readonly number[] => [1, 2, 3].map((at) => subCategory * 100 + at);
const subCategoriesOf = (area: number): readonly number[] => [1, 2].map((at) => area * 100 + at);
export const allArticles = areas.flatMap((area) =>
  subCategoriesOf(area).flatMap((sub) =>
    articlesOf(sub).map((id) => ({ id, path: `/categories/${area}/${sub}/${id}` })),
  ),
);
const titleOf = (id: number): string => `Question ${id}`;

export const orders = {
  open: '11111111-1111-4111-8111-111111111111',
  decided: '22222222-2222-4222-8222-222222222222',
  single: '33333333-3333-4333-8333-333333333333',
} as const;

interface Order {
  readonly number: number;
  readonly replacements: readonly { readonly id: number; readonly priceDiff: number }[];
  readonly decisions: Map<number, boolean>;
}

/** A back office with the calls of section 7, the fields of section 3, and nothing else. */
export const startBareUpstream = async (reading: ShapeReading) => {
  const store = new Map<string, Order>([
    [orders.open, { number: 4711, replacements: [{ id: 1, priceDiff: 0 }, { id: 2, priceDiff: -5 }], decisions: new Map() }],
    [orders.decided, { number: 4712, replacements: [{ id: 3, priceDiff: 0 }], decisions: new Map([[3, false]]) }],
    [orders.single, { number: 4713, replacements: [{ id: 4, priceDiff: 12.5 }], decisions: new Map() }],
  ]); // oxfmt-ignore
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    );
  });

  const answer = async (request: IncomingMessage): Promise<{ status: number; body: string }> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream');
    const body = request.method === 'POST' ? await bodyOf(request) : {};
    calls.push(`${request.method} ${pathname}?${searchParams}`);
    const found = answerOf(reading, store, pathname.replace(/^\/api\//, ''), searchParams, body);
    return found === undefined
      ? { status: 404, body: JSON.stringify({ success: false, data: null }) }
      : { status: 200, body: JSON.stringify(found) };
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: calls as readonly string[],
    close: () => closed(server),
  };
};

const closed = (server: Server): Promise<void> => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
};

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text) as Record<string, unknown>;
};

const answerOf = (
  reading: ShapeReading,
  store: ReadonlyMap<string, Order>,
  call: string,
  query: URLSearchParams,
  body: Record<string, unknown>,
): unknown => {
  const shape = shapesOf(reading);
  const order = store.get(query.get('id') ?? String(body['id']));
  switch (call) {
    case 'active_languages':
      return shape.list(languages(query.get('domain') ?? ''));
    case 'settings':
      return shape.list([settings]);
    case 'get_categories':
      return shape.list(areas.map((area) => shape.category(area, reading.tree !== 'get_category')));
    case 'get_category':
      return shape.single(shape.categoryAlone(Number(query.get('categoryId'))));
    case 'top_articles':
      return shape.list(allArticles.slice(0, 8).map(({ id }, at) => shape.topic(id, 100 - at)));
    case 'get_article': {
      const id = Number(query.get('articleId'));
      return allArticles.some((each) => each.id === id) ? shape.single(shape.article(id)) : undefined;
    }
    case 'find_articles':
      return entity('search result', {
        total: 3,
        items: allArticles.slice(0, 3).map(({ id }) => shape.hit(id)),
      });
    case 'comment_reasons':
      return shape.list([entity('vote reason', { id: shape.id(1), alias: 'unclear', text: 'Unclear' })]);
    case 'footer_links':
      return shape.wrapped(footer);
    case 'banners':
      return shape.wrapped([banner]);
    case 'gdpr':
      return shape.wrapped([entity('link', { name: 'Privacy', link: `${shop}/privacy` })]);
    case 'get_static_elements':
      return shape.list(elements(shape, query.get('type') ?? ''));
    case 'alternatives/prp':
      return order ? { success: shape.yes, data: shape.order(order) } : undefined;
    case 'alternatives/customer-decision': {
      const known = [...store.values()].find(({ number }) => number === body['orderId']);
      if (!known) return { success: false, data: null };
      for (const [id, decision] of Object.entries(body['decisions'] as Record<string, boolean>))
        known.decisions.set(Number(id), decision);
      const isDearer = known.replacements.some(
        ({ id, priceDiff }) => priceDiff > 0 && known.decisions.get(id),
      );
      return { success: shape.yes, data: { needToCreatePayLink: isDearer ? shape.yes : shape.no } };
    }
    case 'alternatives/payment-methods': {
      const methods = [entity('payment method', { id: '7', title: 'PayPal' })];
      return { success: shape.yes, list: methods, defaultPaymentId: '7' };
    }
    case 'alternatives/paylink-create':
      return { success: shape.yes, payLink: 'https://www.atd-parts.de/pay/1' };
    default:
      // What votes, comments and subscriptions answer is not shown.
      return shape.noFields ?? {};
  }
};

const shop = 'https://www.atd-parts.de';

const languages = (domain: string) => [
  entity('locale', {
    name: 'Country',
    code: domain.endsWith('.hu') ? 'hu' : domain.endsWith('.pt') ? 'pt' : 'de',
    iso: domain.endsWith('.hu') ? 'hu-HU' : domain.endsWith('.pt') ? 'pt-PT' : 'de-DE',
    file: 'x',
    title: 'Country',
    img: '/x.svg',
    domain,
    langName: 'Language',
  }),
];

const settings = entity('settings item', {
  skin: 'atd',
  data: entity('project', {
    googleId: 'GTM-X',
    projectUrl: shop,
    settings: [entity('setting', { key: 'question', value: 6 })],
  }),
});

const footer = ['About us', 'Privacy policy', 'Shipping', 'Contact', 'Gift cards'].map((name) =>
  entity('link', { name, link: `${shop}/${name.toLowerCase().replaceAll(' ', '-')}` }),
);

const banner = entity('banner', {
  headerText: 'App',
  mainText: 'Our app',
  qrCodeText: 'Scan',
  link: `${shop}/app`,
});

const elements = (shape: ReturnType<typeof shapesOf>, type: string): readonly unknown[] => {
  switch (type) {
    case 'cookies':
      return ['necessary', 'statistics', 'HTTP'].map((kind, at) =>
        entity('cookie', { id: shape.id(at + 1), name: `cookie${at}`, partner: 'Shop', expiry: '1 day', type: kind, description: 'What for' }),
      ); // oxfmt-ignore
    case 'header':
      return [
        entity('link', { name: 'partnersTitle', link: '' }),
        entity('link', { name: 'Other shop', link: shop }),
      ];
    case 'popularRequests':
      return [entity('popular request', { id: shape.id(1), name: 'return', link: '/search?articles=return', weight: '5' })]; // oxfmt-ignore
    case 'videos':
      return [entity('video', { name: 'Fit a disc', cleanLink: 'https://www.youtube.com/embed/abcdefghijk', imagePreviewLink: null, weight: '1.5' })]; // oxfmt-ignore
    case 'social':
      return ['Our club', 'Channel', 'Pictures'].map((title) => entity('social block', { title, description: 'See us', items: [socialItem] })); // oxfmt-ignore
    case 'companies':
      return [entity('company', { id: shape.id(1), imageSrc: '/images/companies/partner-1.svg', imageAlt: 'Norvaldt' })]; // oxfmt-ignore
    default:
      return [];
  }
};

const socialItem = entity('social item', { link: `${shop}/club`, linkText: 'Join', title: 'Club', iconSrc: '/images/social/club-icon.svg', imageSrc: '/images/social/club.svg' }); // oxfmt-ignore

/** Entities and the answers around them, in one reading. */
const shapesOf = (reading: ShapeReading) => {
  const { nothing: none, yes } = reading;
  const nothing = none === 'left out' ? undefined : null;
  /** Where an object is expected. */
  const noFields = none === '[]' ? [] : nothing;
  const no = typeof yes === 'boolean' ? false : yes === 'yes' ? 'no' : yes === 1 ? 0 : '0';
  const id = (number: number) => (reading.ids === 'digits' ? String(number) : number);
  const linkTo = (article: number) => {
    const path = allArticles.find((each) => each.id === article)?.path ?? '';
    if (reading.links === 'absent') return nothing;
    return reading.links === 'absolute' ? `https://help.atd-parts.de${path}` : path;
  };
  const list = (entries: readonly unknown[]): unknown =>
    reading.lists === 'bare' ? entries : { [reading.lists]: entries };
  const treeArticle = (article: number) =>
    entity('tree article', { id: id(article), title: titleOf(article), link: linkTo(article) });
  const container = (number: number, below: object) => ({
    ...entity('category', {
      id: id(number),
      title: `Area ${number}`,
      weight: '10',
      views: '7',
      description: nothing,
    }),
    ...below,
  });
  const filled = (sub: number): object => {
    const articles = articlesOf(sub).map(treeArticle);
    if (reading.tree === 'articles') return { articles };
    if (reading.tree === 'deeper') return { children: [container(sub * 10, { children: articles })] };
    return { children: articles };
  };
  const subCategory = (sub: number, whole: boolean) => container(sub, whole ? filled(sub) : {});
  const perSub = reading.tree === 'get_category per sub-category';
  const category = (area: number, whole: boolean) =>
    container(area, whole ? { children: subCategoriesOf(area).map((sub) => subCategory(sub, !perSub)) } : {});
  const relative = (article: number) => {
    const [title, shortContent] = [titleOf(article), 'In short'];
    if (reading.relatives === 'numbers') return id(article);
    if (reading.relatives === 'articles')
      return entity('article', { article_id: id(article), title, shortContent });
    const path = allArticles.find((each) => each.id === article)?.path;
    return entity('article preview', { title, img: nothing, shortContent, link: path });
  };
  const item = (status: string) =>
    entity('item', { name: 'Brake disc', articleNo: 'BD-1', quantity: '2', status, price: '12.50', vat: nothing, url: nothing, image: nothing }); // oxfmt-ignore
  const decision = (made: boolean | undefined) => {
    if (reading.decisions === 'decision') return { decision: made ?? null };
    return { approved: made === undefined ? 'undecided' : made ? 'yes' : 'no' };
  };
  return {
    noFields,
    yes,
    no,
    id,
    list,
    category,
    single: (thing: unknown) =>
      thing === undefined ? undefined : reading.singles === 'bare' ? thing : { success: yes, data: thing },
    wrapped(entries: readonly object[]): unknown {
      if (reading.wraps === 'none') return list(entries);
      return list(reading.wraps === 'one item' ? [{ data: entries }] : entries.map((data) => ({ data })));
    },
    categoryAlone: (number: number) =>
      areas.includes(number)
        ? category(number, true)
        : areas.flatMap(subCategoriesOf).includes(number)
          ? subCategory(number, true)
          : undefined,
    topic: (article: number, weight: number) =>
      entity('popular topic', { title: titleOf(article), shortContent: 'In short', article_id: id(article), categoryId: id(12), categoryTitle: 'Area 12', weight: String(weight) }), // oxfmt-ignore
    hit: (article: number) =>
      entity('search item', { article_id: id(article), title: titleOf(article), shortContent: 'A <mark>hit</mark>', url: linkTo(article), weight: '1' }), // oxfmt-ignore
    article: (article: number) =>
      entity('article', {
        article_id: id(article),
        title: titleOf(article),
        content: `<p>Answer to ${article}</p>`,
        shortContent: nothing,
        [reading.yes === true ? 'articlesRelevant' : 'articles_relevant']: allArticles
          .slice(0, 3)
          .map((each) => relative(each.id)),
        link: linkTo(article),
      }),
    order: ({ number, replacements, decisions }: Order) =>
      entity('alternative', {
        orderId: id(number),
        customerName: nothing,
        vat: nothing,
        payment: noFields,
        total: noFields,
        replacements: replacements.map((each) =>
          entity('replacement', {
            id: id(each.id),
            ...decision(decisions.get(each.id)),
            decisionDefault: reading.decisions === 'decision' ? null : 'undecided',
            decisionDisabled: decisions.has(each.id) ? yes : no,
            priceDiff: each.priceDiff === 0 ? nothing : String(each.priceDiff),
            oldItems: [item('unavailable'), item('available')],
            newItems: [item('available')],
          }),
        ),
      }),
  };
};
