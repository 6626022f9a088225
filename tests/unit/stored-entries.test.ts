import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkReloadKey } from '#client/root/navigation/chunk-reload.ts';
import { scrollPositionsKey } from '#client/root/navigation/use-scroll-after-navigation.ts';
import { consentKey } from '#client/features/cookie-consent/consent-storage.ts';
import { localeCookie } from '#client/features/language-switch/locale-cookie.ts';
import { draftKeyOf } from '#client/routes/alternatives/state/draft.ts';
import type { RecordKind } from '#client/stores/article-records.ts';
import { syncCookie } from '#client/telemetry/third-parties.ts';
import { cookieTable } from '#server/embedded/content/cookie-table.ts';

const records = ['votes', 'views'] satisfies RecordKind[];

/** Every file of the client that writes to a browser, with the names it writes under. */
const writers: Readonly<Record<string, readonly (string | null | undefined)[]>> = {
  'root/navigation/chunk-reload.ts': [chunkReloadKey],
  'root/navigation/use-scroll-after-navigation.ts': [scrollPositionsKey],
  'features/cookie-consent/consent-storage.ts': [consentKey],
  'features/language-switch/language-switch.tsx': [localeCookie('de', 'https:').split('=')[0]],
  'routes/alternatives/state/draft.ts': [await draftKeyOf('3f2b', globalThis.crypto)],
  'stores/article-records.ts': records,
  'telemetry/third-parties.ts': [syncCookie],
  // Only deletes what others have written.
  'telemetry/withdraw-cookies.ts': [],
};

const listed = (name: string): boolean =>
  cookieTable.some((row) =>
    row.name.endsWith('*') ? name.startsWith(row.name.slice(0, -1)) : name === row.name,
  );

test('nothing else in the client writes to the browser', () => {
  const folder = new URL('../../client/', import.meta.url);
  const writing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.includes('.test.') &&
      /\b(?:local|session)Storage\b|document\.cookie =|indexedDB|cookieStore/.test(
        readFileSync(new URL(file, folder), 'utf8'),
      ),
  );
  expect(writing.toSorted()).toEqual(Object.keys(writers).toSorted());
});

test.each(Object.values(writers).flat())('%s is listed in the cookie table', (name) => {
  expect(listed(name ?? '')).toBe(true);
});
