import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['en', 'You pay £4.90 for the label. We pay for our mistakes.', 'You pay £4.90 for the label.'],
  ['de', 'Das dauert 5–7 Werktage! Danach schreiben wir.', 'Das dauert 5–7 Werktage!'],
  ['el', 'Πού είναι; Στο λογαριασμό σας.', 'Πού είναι;'],
  ['en', 'No full stop', 'No full stop'],
  ['en', '', ''],
])('%s: %j begins with %j', (language, text, first) => expect(firstSentence(text, language)).toBe(first));
