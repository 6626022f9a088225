import { allows, type ConsentChoice, type ConsentType } from '#shared/consent/consent-choice.ts';

/** The signals of the tag manager's consent mode, version 2, and the type each of them stands under. */
const typeOfSignal = {
  analytics_storage: 'statistics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
} as const satisfies Record<string, ConsentType>;

type ConsentSignals = Readonly<Record<keyof typeof typeOfSignal, 'granted' | 'denied'>>;

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

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const dataLayer = (): unknown[] => (window.dataLayer ??= []);

/** The tag manager tells a command from an event by its kind: only an `arguments` object is a command. */
function command(_kind: 'consent', _what: 'default' | 'update', _signals: ConsentSignals): void {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}

/** What holds until something else is said; must be said before anything else. */
const tellConsentDefault = (signals: ConsentSignals): void => command('consent', 'default', signals);

/** What the visitor just chose. */
const tellConsentUpdate = (signals: ConsentSignals): void => command('consent', 'update', signals);

/** Says that the tag manager starts now. */
export const tellStart = (time: number): void => {
  dataLayer().push({ 'gtm.start': time, event: 'gtm.js' });
};

/**
 * Says what the visitor allows (behaviour/consent 11): everything denied before anything else, the current choice as
 * default again on each route change, a change of choice as update.
 */
export const createConsentTeller = () => {
  let told: { page: string; choice: ConsentChoice | null } | null = null;
  return (page: string, choice: ConsentChoice | null): void => {
    if (!told) tellConsentDefault(consentSignals(null));
    else if (told.page !== page) tellConsentDefault(consentSignals(told.choice));
    if (choice !== (told?.choice ?? null)) tellConsentUpdate(consentSignals(choice));
    told = { page, choice };
  };
};
