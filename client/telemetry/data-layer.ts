import { allows, type ConsentChoice, type ConsentType } from '#shared/consent/consent-choice.ts';

/** The signals of the tag manager's consent mode, version 2. */
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

/** The tag manager recognises commands by their `arguments` object. */
function tellConsent(_kind: 'consent', _what: 'default' | 'update', _signals: object): void {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}

export const tellStart = (time: number): void => {
  dataLayer().push({ 'gtm.start': time, event: 'gtm.js' });
};

/**
 * Tells the tag manager what is allowed (behaviour/consent 11): first that everything is denied, on each page the
 * current choice as default, and changes as updates.
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
