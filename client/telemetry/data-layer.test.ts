import { expect, test } from 'vitest';
import { chooseTypes, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import { consentSignals } from './data-layer.ts';

test.each([
  { name: 'no choice', choice: null, analytics: 'denied', ads: 'denied' },
  { name: 'reject', choice: { kind: 'reject' }, analytics: 'denied', ads: 'denied' },
  { name: 'only statistics', choice: chooseTypes(['statistics']), analytics: 'granted', ads: 'denied' },
  { name: 'only marketing', choice: chooseTypes(['marketing']), analytics: 'denied', ads: 'granted' },
  { name: 'allow all', choice: { kind: 'all' }, analytics: 'granted', ads: 'granted' },
] satisfies { name: string; choice: ConsentChoice | null; analytics: string; ads: string }[])(
  'on $name statistics are $analytics and advertising is $ads',
  ({ choice, analytics, ads }) => {
    expect(consentSignals(choice)).toEqual({
      analytics_storage: analytics,
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
    });
  },
);
