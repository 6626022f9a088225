import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { setText } from '#shared/projects/set-text.ts';
import { demoProjects } from '../demo-project.ts';
import { placeholderValues } from './fill-placeholders.ts';
import { readContent } from './read-content.ts';
import { uiWordsFolder } from './ui-words.ts';

const content = readContent(fileURLToPath(new URL('../content', import.meta.url)));

test.each(demoProjects)('the footer and the articles of $host say the same hours', (project) => {
  const { locale, textLanguage } = project;
  const hours = content.get(textLanguage)?.site?.serviceHours;
  expect(hours).toBeDefined();
  if (!hours) return;
  const hoursIn = (code: string) => {
    const words = JSON.parse(readFileSync(new URL(`${code}.json`, uiWordsFolder), 'utf8')) as {
      footer?: { hours?: string };
    };
    return words.footer?.hours;
  };
  // A variant says only what differs.
  expect(hoursIn(locale) ?? hoursIn(textLanguage)).toBe(
    setText(placeholderValues(project, hours).ServiceHours ?? '', locale),
  );
});
