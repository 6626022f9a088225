import { readFileSync, writeFileSync } from 'node:fs';
import { localeCodes } from '#shared/projects/locales.ts';
import { setText } from '#shared/projects/set-text.ts';

/** Sets the words of the screens as their languages write: `locales/locales.test.ts` names texts that are not. */
for (const locale of localeCodes) {
  const file = new URL(`../locales/${locale}.json`, import.meta.url);
  const words: unknown = JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) =>
    typeof value === 'string' ? setText(value, locale) : value,
  );
  writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`);
}
