import type { ConsentChoice } from '#shared/consent/consent-choice.ts';
import { consentSignals } from '#shared/consent/consent-signals.ts';
import { tellConsentDefault, tellConsentUpdate } from './data-layer.ts';

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
