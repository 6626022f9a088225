import { expect, test } from 'vitest';
import type { StaticHandlerContext } from 'react-router';
import type { Site } from '#shared/help-api/models.ts';
import { sharedPartsBudget } from '#shared/rendering/shared-parts-budget.ts';
import { cutParts, sharedMarkupOf, type RenderAt } from './shared-parts.ts';

const box = (id: string, inside: string) =>
  `<!--$--><div id="${id}" data-late="true">${inside}</div><!--/$-->`;

test('a part is what stands in its box, whatever stands in that, cut where the path stands', () => {
  const footer = `<div>${box('list', '<a href="/-nowhere-">1</a>')}<a href="/-nowhere-?x">2</a></div>`;
  const parts = cutParts(`<main></main>${box('footer', footer)}<p></p>`, new Set(['footer', 'list']));
  const at = (id: string) =>
    parts
      .get(id)
      ?.map((piece) => new TextDecoder().decode(piece))
      .join('/a');
  expect(at('list')).toBe('<a href="/a">1</a>');
  expect(at('footer')).toBe(footer.replaceAll('/-nowhere-', '/a'));
});

const encoded = (text: string) => new TextEncoder().encode(text);

const pageAt = (pathname: string, { search = '', availableIn = ['de'] } = {}) =>
  ({
    location: { pathname, search },
    errors: null,
    loaderData: { article: { availableIn } },
    matches: [
      { route: { id: 'root' } },
      {
        route: {
          id: 'article',
          handle: { availableIn: (data: { availableIn: string[] }) => data.availableIn },
        },
      },
    ],
  }) as unknown as StaticHandlerContext;

const countRenders = () => {
  const seen = { renders: 0 };
  const renderAt: RenderAt = async (pathname, shared) => {
    seen.renders += 1;
    shared.inside('footer');
    return encoded(box('footer', `Füße <a href="${pathname}">`));
  };
  return { seen, renderAt };
};

test('what is asked for again is rendered once, and then stands at the path of each page', async () => {
  const site = {} as Site;
  const { seen, renderAt } = countRenders();
  expect(await sharedMarkupOf(pageAt('/a'), site, renderAt)).toBeNull();
  expect(seen.renders).toBe(0);
  for (const path of ['/b', '/c']) {
    const shared = await sharedMarkupOf(pageAt(path), site, renderAt);
    expect(shared?.inside('header')).toBeNull();
    const page = `<i>\u0001footer-->${box('header', 'Äh')}</i>${box('footer', shared?.inside('footer') ?? '')}<p>`;
    const filled = Buffer.concat(shared?.fill(encoded(page)) ?? []).toString();
    expect(filled).toBe(
      `<i>\u0001footer-->${box('header', 'Äh')}</i>${box('footer', `Füße <a href="${path}">`)}<p>`,
    );
  }
  expect(seen.renders).toBe(1);
});

test.each([
  ['of another site', pageAt('/a'), {} as Site],
  ['that other hosts have', pageAt('/a', { availableIn: ['fr'] }), null],
  ['with a query', pageAt('/a', { search: '?done=newsletter' }), null],
  ['whose path HTML would write otherwise', pageAt('/a"><b>'), null],
])('a page %s has none of its parts', async (_which, page, otherSite) => {
  const site = {} as Site;
  const { renderAt } = countRenders();
  for (const path of ['/a', '/b']) await sharedMarkupOf(pageAt(path), site, renderAt);
  expect(await sharedMarkupOf(page, otherSite ?? site, renderAt)).toBeNull();
});

test('a part that could not be rendered is tried again', async () => {
  const site = {} as Site;
  const { renderAt } = countRenders();
  for (let time = 0; time < 2; time += 1)
    expect(await sharedMarkupOf(pageAt('/a'), site, () => Promise.resolve(null))).toBeNull();
  expect(await sharedMarkupOf(pageAt('/a'), site, renderAt)).not.toBeNull();
});

test('all sites share one budget of memory, and what was asked for longest ago goes first', async () => {
  const large = 'x'.repeat(sharedPartsBudget / 20);
  const renderAt: RenderAt = async (_pathname, { inside }) => {
    inside('footer');
    return encoded(box('footer', large));
  };
  const sites = Array.from({ length: 20 }, () => ({}) as Site);
  const ask = (site: Site | undefined) => sharedMarkupOf(pageAt('/a'), site ?? ({} as Site), renderAt);
  for (const site of [...sites, ...sites]) await ask(site);
  expect(await ask(sites.at(-1))).not.toBeNull();
  expect(await ask(sites.at(-5))).not.toBeNull();
  expect(await ask(sites.at(0))).toBeNull();
});
