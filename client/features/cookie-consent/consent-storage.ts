import { parseConsent, serialiseConsent, type ConsentChoice } from '#shared/consent/consent-choice.ts';

/** Where a choice outlives the visit. */
export interface ConsentStorage {
  /** The stored choice; `null` where there is none, or none that still counts. */
  read(): ConsentChoice | null;
  write(choice: ConsentChoice): void;
}

/** Key in local storage, named in the table of necessary storage. */
export const consentKey = 'consent';

/**
 * Local storage. Where the browser refuses it, a choice holds as long as the document: it is asked for again, never assumed.
 */
export const createConsentStorage = (): ConsentStorage => {
  let refused: ConsentChoice | null = null;
  return {
    read() {
      if (refused) return refused;
      try {
        return parseConsent(window.localStorage.getItem(consentKey));
      } catch {
        return null;
      }
    },
    write(choice) {
      try {
        window.localStorage.setItem(consentKey, serialiseConsent(choice));
        refused = null;
      } catch {
        refused = choice;
      }
    },
  };
};
