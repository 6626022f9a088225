import { describe, expect, test } from 'vitest';
import { setText } from './set-text.ts';

// `_` a no-break space, `~` the narrow one, `^` a word joiner.
const visible = (text: string): string =>
  text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~').replaceAll('\u2060', '^');

const cases = [
  { locale: 'de', text: '5–7 Tage, 12 V, 200 %, 3 Teile', set: '5^–^7 Tage, 12_V, 200_%, 3 Teile' },
  { locale: 'de', text: '„so“ heißt', set: '„so“ heißt' },
  { locale: 'de_CH', text: '„so“ heißt', set: '«so» heisst' },
  { locale: 'sk', text: '8:00 – 18:00', set: '8:00_–_18:00' },
  { locale: 'bg', text: 'струва 9,90 лв.. Под', set: 'струва 9,90_лв. Под' },
  { locale: 'da', text: 'koster 49,00 kr..', set: 'koster 49,00_kr.' },
  { locale: 'en', text: 'wait... and so on', set: 'wait... and so on' },
  { locale: 'cs', text: 'V autě a s ním k vám', set: 'V_autě a_s_ním k_vám' },
  { locale: 'pl', text: 'w 3 dni i z fakturą', set: 'w_3 dni i_z_fakturą' },
  { locale: 'si', text: 'z računom v košarici', set: 'z_računom v_košarici' },
  { locale: 'en', text: 'a part', set: 'a part' },
  { locale: 'fr', text: 'Quoi ? « Oui » : 5 %', set: 'Quoi~? «_Oui_»_: 5_%' },
  { locale: 'CH_fr', text: 'Quoi ?', set: 'Quoi~?' },
  { locale: 'hu', text: '1990 Ft-os díj', set: '1990_Ft-^os díj' },
  { locale: 'hu', text: 'küldjön e-mailt', set: 'küldjön e-^mailt' },
  { locale: 'bg', text: 'по-късно, най-малко, покой-ник', set: 'по-^късно, най-^малко, покой-ник' },
  { locale: 'it', text: 'BP 4471-20 e 14 Vite', set: 'BP 4471-20 e 14 Vite' },
] as const;

describe('a text', () => {
  test.each(cases)('of $locale: $text', ({ locale, text, set }) => {
    expect(visible(setText(text, locale))).toBe(set);
    expect(setText(setText(text, locale), locale)).toBe(setText(text, locale));
  });
});
