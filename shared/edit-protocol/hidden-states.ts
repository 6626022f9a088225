/**
 * What a visitor sees only after something happened, and an editor must be able to look at (ux, an editor's desk). The
 * site knows how to show each of them, the desk on which page it stands.
 */
export const hiddenStateNames = [
  'consent-general',
  'consent-individual',
  'search-empty',
  'page-missing',
  'complaint',
  'complaint-thanks',
  'complaint-error',
  'newsletter-thanks',
  'accessibility',
  'contact',
  'cancellation',
  'cancellation-thanks',
  'cancellation-error',
  'decision-remove',
  'decision-all',
  'decision-confirmed',
  'decision-error',
  'payment-method',
  'payment-error',
  'paid',
] as const;

export type HiddenStateName = (typeof hiddenStateNames)[number];
