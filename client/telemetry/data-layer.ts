import { allows, type ConsentChoice, type ConsentType } from '#shared/consent/consent-choice.ts';

/**
 * The signals of the tag manager's consent mode, version 2: told as default on each route and as update on a change; all
 * denied without a choice.
 */
export const consentSignals = (choice: ConsentChoice | null) => {
  const signal = (type: ConsentType) => (allows(choice, type) ? 'granted' : 'denied');
  return {
    analytics_storage: signal('statistics'),
    ad_storage: signal('marketing'),
    ad_user_data: signal('marketing'),
    ad_personalization: signal('marketing'),
  };
};

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const dataLayer = (): unknown[] => (window.dataLayer ??= []);

/** The tag manager tells a command from an event by its kind: only an `arguments` object is a command. */
function tellConsent(_kind: 'consent', _what: 'default' | 'update', _signals: object): void {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}

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
    if (!told) tellConsent('consent', 'default', consentSignals(null));
    else if (told.page !== page) tellConsent('consent', 'default', consentSignals(told.choice));
    if (choice !== (told?.choice ?? null)) tellConsent('consent', 'update', consentSignals(choice));
    told = { page, choice };
  };
};
