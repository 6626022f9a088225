import { expect, test } from 'vitest';
import { behindProxy } from '#tests/setup/behind-proxy.ts';

const stage = behindProxy();
const mainOf = (body: string): string => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
const find = 'find_articles';

// behaviour/search 25
test('a search that failed keeps its words and asks again at the next press, without script', async () => {
  const { proxy, ask } = stage;
  await ask('/');
  proxy.fail('status-500', find);
  const failed = await ask('/search?articles=colis');
  expect([failed.status, failed.headers.location]).toEqual([302, '/not_found?reason=search&articles=colis']);
  const said = mainOf((await ask('/not_found?reason=search&articles=colis')).body);
  expect(said).toContain('La recherche n’a pas fonctionné.');
  // What was not looked up is not said to be missing.
  expect(said).not.toContain('Aucun article');
  expect(said).not.toContain('orthographe');
  expect(said).toMatch(/<form[^>]*action="\/search"[^>]*>[\s\S]*name="articles"[^>]*value="colis"/);
  expect(said).toContain('href="/categories/12"');
  expect(said).toContain('id="contact"');
  const before = stage.callsOf(find);
  proxy.fail('none');
  const found = await ask('/search?articles=colis');
  expect([found.status, stage.callsOf(find)]).toEqual([200, before + 1]);
  expect(mainOf(found.body)).toMatch(/<mark>colis<\/mark>/i);
});

test('a search that finds nothing says so, and nothing of a failure', async () => {
  const said = mainOf((await stage.ask('/search?articles=qqqqqqqq')).body);
  expect(said).toContain('Aucun article');
  expect(said).not.toContain('La recherche n’a pas fonctionné.');
  expect(said).toMatch(/name="articles"[^>]*value="qqqqqqqq"/);
  expect(said).toContain('href="/categories/12"');
  expect(said).toContain('id="contact"');
});

test('a number of hits without a hit is no result', async () => {
  stage.proxy.give(find, { total: 3, items: [] });
  const said = mainOf((await stage.ask('/search?articles=facture')).body);
  stage.proxy.fail('none');
  expect(said).toContain('Aucun article');
  expect(said).not.toMatch(/3 articles/);
});
