import { describe, expect, test } from 'vitest';
import { buildAlternative, payments } from '#tests/builders/build-alternative.ts';
import { fail, succeed } from '#shared/help-api/result.ts';
import { afterSave } from './after-save.ts';
import { setOne } from './decisions.ts';
import { pressButton } from './press-button.ts';

const sent = buildAlternative([{ now: true, priceDiff: 500 }, { loaded: false }]);

describe('after a send', () => {
  test('that failed the error is shown, and everything can be sent again', () => {
    expect(afterSave(sent, fail('refused'))).toEqual({ show: 'error', alternative: sent });
    expect(pressButton(sent, 'submit').kind).toBe('send');
  });

  test('whose pay link must be created the picker opens, and a second submit opens it again', () => {
    const { show, alternative } = afterSave(sent, succeed({ needToCreatePayLink: true }));
    expect(show).toBe('choose-payment');
    expect(alternative.payment).toEqual(payments['must be created']);
    expect(pressButton(alternative, 'submit').kind).toBe('choose-payment');
  });

  test('that needs no payment it is confirmed, and there is nothing left to send', () => {
    const { show, alternative } = afterSave(sent, succeed({ needToCreatePayLink: false }));
    expect(show).toBe('confirmed');
    expect(pressButton(alternative, 'submit').kind).toBe('disabled');
  });

  test('what was sent is locked', () => {
    const { alternative } = afterSave(sent, succeed({ needToCreatePayLink: true }));
    expect(setOne(alternative, 1, false)).toEqual(alternative);
  });
});
