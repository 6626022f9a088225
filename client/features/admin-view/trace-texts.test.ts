import { expect, test } from 'vitest';
import { createI18n } from '#client/i18n/create-i18n.ts';
import { createKeyMarkers } from './key-markers.ts';
import { traceTexts } from './trace-texts.ts';

test('a traced text is what visitors read, with the mark of its key', () => {
  const i18n = createI18n('en-GB', {
    'en-GB': { translation: { contact: { text: 'It costs {{amount}}.' } } },
  });
  const markers = createKeyMarkers();
  traceTexts(i18n, markers, () => {});
  const traced = i18n.t('contact.text', { amount: '9.90 kr.' });
  expect(markers.read(traced)).toEqual({ text: 'It costs 9.90 kr.', keys: ['contact.text'] });
});
