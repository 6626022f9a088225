import { parseConsent, serialiseConsent, type ConsentChoice } from '#shared/consent/consent-choice.ts';

/** Where a choice outlives the visit. */
export interface ConsentStorage {
  /** The stored choice; `null` where there is none, or none that still counts. */
  read(): ConsentChoice | null;
  write(choice: ConsentChoice): void;
}

/** Key in local storage, named in the table of necessary storage. */
export const consentKey = 'consent';

/** Local storage. A browser that refuses it keeps the choice for this page only: asked again, never assumed. */
export const localConsentStorage: ConsentStorage = {
  read() {
    try {
      return parseConsent(window.localStorage.getItem(consentKey));
    } catch {
      return null;
    }
  },
  write(choice) {
    try {
      window.localStorage.setItem(consentKey, serialiseConsent(choice));
    } catch {
      // Nothing to tell the visitor: the choice holds as long as the page does.
    }
  },
};
