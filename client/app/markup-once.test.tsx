import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createI18n } from '#client/i18n/create-i18n.ts';
import { MarkupOnceContext, type MakeMarkupOnce } from '#client/page/late/markup-once.ts';
import { CategoryList } from '#client/features/category-menu/category-list.tsx';
import { makeMarkupOnce } from './markup-once.ts';

const i18n = createI18n('en-GB', {});

const site = {
  topics: [
    { id: 1, title: 'Orders & more' },
    { id: 12, title: 'Returns' },
    { id: 120, title: '"Parts"' },
  ],
};
const handler = createStaticHandler([
  { id: 'root', path: '*', loader: () => site, Component: () => <CategoryList look="inline" /> },
]);

const markupAt = async (path: string, makeOnce: MakeMarkupOnce | null): Promise<string> => {
  const context = await handler.query(new Request(`https://help.example${path}`));
  if (context instanceof Response) throw new Error('a page was asked for');
  return renderToString(
    <MarkupOnceContext value={makeOnce}>
      <I18nextProvider i18n={i18n}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </I18nextProvider>
    </MarkupOnceContext>,
  );
};

test('links made once for all pages of a help area are those that each of them would have', async () => {
  for (let time = 0; time < 2; time += 1)
    for (const path of [
      '/',
      '/categories/1',
      '/categories/12',
      '/categories/12/1202/120201',
      '/categories/2',
    ])
      expect(await markupAt(path, makeMarkupOnce), path).toBe(await markupAt(path, null));
});

test('markup is made once for an object and a name', () => {
  const [one, other] = [{}, {}];
  let made = 0;
  const make = () => <b>{(made += 1)}</b>;
  const ask = (of: object, name: string) => makeMarkupOnce(of, name, make);
  expect([ask(one, 'a'), ask(one, 'a'), ask(one, 'b'), ask(other, 'a'), ask(one, 'a')]).toEqual(
    ['1', '1', '2', '3', '1'].map((number) => `<b>${number}</b>`),
  );
});
