import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySeededData, type SeededData } from '#tests/setup/seeded-data.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

const host = 'help.atd-parts.fr';
/** A popular topic, so that it stands on the home page as well. */
const borrowed = 120201;
const path = `/categories/12/1202/${borrowed}`;

let data: SeededData;
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let site: Site;

/** As the seed leaves it where the French file is missing: English stands in. */
const borrowFromEnglish = (dataFile: string) => {
  const database = new DatabaseSync(dataFile);
  database.exec(`
    update article_text set (language, title, short, description, html, body) =
      (select language, title, short, description, html, body from article_text as english
        where english.locale = 'en' and english.article = article_text.article)
    where locale = 'fr' and article = ${borrowed}`);
  database.close();
};

beforeAll(async () => {
  data = copySeededData();
  borrowFromEnglish(data.dataFile);
  embedded = await startEmbedded({ dataFile: data.dataFile });
  site = await startSite(embedded.url);
  // The thread that cleans articles has to start, which on a busy machine takes longer than a page may wait.
  await site.ask(host, path);
});
afterAll(async () => {
  await site.close();
  await embedded.close();
  data.remove();
});

const inEnglish = async (address: string): Promise<string[]> => {
  const { status, body } = await site.ask(host, address);
  expect(status).toBe(200);
  // Without the language switch, which names every language in itself.
  const main = body.slice(body.indexOf('</header>'), body.indexOf('<footer'));
  return [...main.matchAll(/<(\w+)[^>]* lang="en-GB"[^>]*>/g)].map(([, tag = '']) => tag);
};

// behaviour/languages 13
test('an article in another language says so in its trail, title, sections and content', async () => {
  expect(await inEnglish(path)).toEqual(['span', 'h1', 'ul', 'div']);
  const { body } = await site.ask(host, path);
  expect(body).toContain('<html lang="fr-FR"');
  expect(body).toContain('"inLanguage":"en-GB"');
});

test.each([
  { where: 'on its category’s page', address: '/categories/12', tags: ['span'] },
  { where: 'as a popular question', address: '/', tags: ['h3', 'p'] },
  { where: 'as a result', address: '/search?articles=livraison', tags: ['h2', 'p'] },
])('it says so $where', async ({ address, tags }) => {
  expect(await inEnglish(address)).toEqual(tags);
});

test('an article in the page’s own language names none, and one beside it may', async () => {
  expect(await inEnglish('/categories/12/1201/120101')).toEqual(expect.not.arrayContaining(['h1', 'div']));
});
