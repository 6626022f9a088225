import { expect, test } from 'vitest';
import { behindProxy } from '#tests/setup/behind-proxy.ts';

const stage = behindProxy('help.atd-parts.hu');

interface Languages {
  readonly items: readonly { readonly domain: string }[];
}

test('a host asks by the name that the upstream gives its language, and shows its names of languages', async () => {
  const { proxy, ask } = stage;
  proxy.bend('active_languages', ({ items }: Languages) => ({
    items: items.map((each) =>
      each.domain === 'atd-parts.hu' ? { ...each, backendCode: 'hu_HU', langName: 'Magyarul' } : each,
    ),
  }));
  await ask('/');
  const before = proxy.calls.length;
  const { body } = await ask('/');
  expect(body).toContain('Magyarul');
  // The settings are the one call without a language (behaviour/upstream 1).
  const calls = proxy.calls.slice(before).filter((call) => !call.includes('/api/settings'));
  expect(calls.length).toBeGreaterThan(5);
  expect(new Set(calls.map((call) => /language=([^&]*)/.exec(call)?.[1]))).toEqual(new Set(['hu_HU']));
});

test('words that are for another locale are not shown', async () => {
  const { proxy, ask } = stage;
  const words = (locale: string, title: string) => ({ locale, data: { home: { title } } });
  proxy.bend('type=translations', () => ({ items: [words('hu', 'EDITED'), words('sk', 'FOREIGN')] }));
  const { body } = await ask('/bff/messages/hu');
  expect(body).toContain('EDITED');
  expect(body).not.toContain('FOREIGN');
});
