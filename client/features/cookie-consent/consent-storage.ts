import { parseConsent, serialiseConsent, type ConsentChoice } from '#shared/consent/consent-choice.ts';

export interface ConsentStorage {
  /** `null` if there is none, or none that is still valid. */
  read(): ConsentChoice | null;
  write(choice: ConsentChoice): void;
}

/** Listed in the table of necessary storage. */
export const consentKey = 'consent';

/** Local storage. If the browser refuses it, the choice lasts as long as the document. */
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
