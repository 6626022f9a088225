import { allows, type ConsentChoice, type ConsentType } from './consent-choice.ts';

/** The signals of the tag manager's consent mode, version 2, and the type each of them stands under. */
const typeOfSignal = {
  analytics_storage: 'statistics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
} as const satisfies Record<string, ConsentType>;

export type ConsentSignals = Readonly<Record<keyof typeof typeOfSignal, 'granted' | 'denied'>>;

/** What the tag manager is told, as default on each route and as update on a change; all denied without a choice. */
export const consentSignals = (choice: ConsentChoice | null): ConsentSignals => {
  const signal = (type: ConsentType) => (allows(choice, type) ? 'granted' : 'denied');
  return {
    analytics_storage: signal(typeOfSignal.analytics_storage),
    ad_storage: signal(typeOfSignal.ad_storage),
    ad_user_data: signal(typeOfSignal.ad_user_data),
    ad_personalization: signal(typeOfSignal.ad_personalization),
  };
};
