import { describe, expect, test } from 'vitest';
import { buildAlternative, payments } from '#tests/builders/build-alternative.ts';
import { countAsLoaded } from './count-as-loaded.ts';
import { setOne } from './decisions.ts';
import { pressButton } from './press-button.ts';

const sent = buildAlternative([{ now: true, priceDiff: 500 }, { loaded: false }]);

describe('after a send', () => {
  test('whose pay link must be created a second submit opens the picker', () => {
    const alternative = countAsLoaded(sent, true);
    expect(alternative.payment).toEqual(payments['must be created']);
    expect(pressButton(alternative, 'submit').kind).toBe('choose-payment');
  });

  test('that needs no payment there is nothing left to send', () => {
    expect(pressButton(countAsLoaded(sent, false), 'submit').kind).toBe('disabled');
  });

  test('what was sent is locked', () => {
    const alternative = countAsLoaded(sent, true);
    expect(setOne(alternative, 1, false)).toEqual(alternative);
  });
});
