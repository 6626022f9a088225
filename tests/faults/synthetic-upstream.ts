import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { madeUp } from './synthetic-upstream-table.ts';

/**
 * A shop with as many articles and search results as a flood asks for, in a process of its own, so that its work holds up
 * neither the site nor who measures. What it does not make up is the embedded content API's, asked for once. It is told
 * by messages what to do, and answers each.
 */
export type Order =
  /** Cuts its connections and takes no more. */
  | { readonly do: 'refuse' }
  | { readonly do: 'accept' }
  /** Holds back what comes from now on, until told to go on. */
  | { readonly do: 'hold' }
  | { readonly do: 'release' }
  /** The number of calls so far, whose address holds the text. */
  | { readonly do: 'count'; readonly text: string }
  /** Content of all articles from now on; a `%` in it becomes the article's id. */
  | { readonly do: 'content'; readonly html: string }
  /** So many articles in each of its twelve made-up sub-categories from now on. */
  | { readonly do: 'grow'; readonly articles: number };

const state = { html: '<p>Text % <b>b</b></p>', articles: 29 };
const calls = new Map<string, number>();
const canned = new Map<string, Promise<Buffer>>();
let gate: PromiseWithResolvers<void> | null = null;

const articlesOf = (subCategory: number) =>
  Array.from({ length: state.articles }, (_, at) => {
    const id = madeUp.firstId + subCategory * madeUp.idsOfSubCategory + at;
    return { id, title: `Question ${id}`, weight: at, url: `/categories/900/${901 + subCategory}/${id}` };
  });

const madeUpCategory = () => ({
  id: madeUp.category,
  title: 'Made up',
  description: '',
  weight: 0,
  children: Array.from({ length: madeUp.subCategories }, (_, at) => ({
    id: madeUp.category + 1 + at,
    title: `Part ${at}`,
    description: '',
    weight: at,
    children: articlesOf(at),
  })),
});

const article = (id: number): object => ({
  success: true,
  data: {
    id,
    title: `Question ${id}`,
    content: state.html.replaceAll('%', String(id)),
    shortContent: 'Short',
  },
});

const results = (words: string): object => ({
  total: 3,
  items: articlesOf(words.length % madeUp.subCategories)
    .slice(0, 3)
    .map(({ id, url }) => ({ id, title: `${words} ${id}`, url, shortContent: `About ${words}. `.repeat(8) })),
});

const embedded = await startEmbedded();
const fetchCanned = async (url: string): Promise<Buffer> => {
  const answer = (await (await fetch(embedded.url + url)).json()) as { items?: unknown[] };
  if (url.startsWith('/api/get_categories')) answer.items?.push(madeUpCategory());
  return Buffer.from(JSON.stringify(answer));
};

const answerTo = async ({ url = '' }: IncomingMessage): Promise<Buffer | null> => {
  const { pathname, searchParams } = new URL(url, 'http://upstream');
  const id = Number(searchParams.get('articleId'));
  if (pathname === '/api/get_article' && id >= 9_000_000) return null;
  if (pathname === '/api/get_article' && id >= madeUp.firstId)
    return Buffer.from(JSON.stringify(article(id)));
  if (pathname === '/api/find_articles')
    return Buffer.from(JSON.stringify(results(searchParams.get('searchString') ?? '')));
  const known = canned.get(url) ?? fetchCanned(url);
  canned.set(url, known);
  return known;
};

const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const { url = '' } = req;
  calls.set(url, (calls.get(url) ?? 0) + 1);
  await gate?.promise;
  const body = await answerTo(req);
  const json = { 'content-type': 'application/json' };
  if (body) res.writeHead(200, json).end(body);
  else res.writeHead(404, json).end('{"success":false,"data":null}');
};

const sockets = new Set<Socket>();
const server = createServer((req, res) => void handle(req, res).catch(() => res.destroy()));
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
});
const listen = (port: number): Promise<void> =>
  new Promise((resolve) => void server.listen(port, '127.0.0.1', () => resolve()));
await listen(0);
const { port } = server.address() as AddressInfo;

const obey = async (order: Order): Promise<number> => {
  switch (order.do) {
    case 'refuse': {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
      return 0;
    }
    case 'accept':
      await listen(port);
      return 0;
    case 'hold':
      gate = Promise.withResolvers();
      return 0;
    case 'release':
      gate?.resolve();
      gate = null;
      return 0;
    case 'count':
      return [...calls].reduce((sum, [url, count]) => sum + (url.includes(order.text) ? count : 0), 0);
    case 'content':
      state.html = order.html;
      return 0;
    case 'grow':
      state.articles = order.articles;
      canned.clear();
      return 0;
  }
};

process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit());
process.send?.(port);
