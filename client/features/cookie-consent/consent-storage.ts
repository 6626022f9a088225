import { parseConsent, serialiseConsent, type ConsentChoice } from '#shared/consent/consent-choice.ts';

export type ConsentStorage = ReturnType<typeof createConsentStorage>;

/** Listed in the table of necessary storage. */
export const consentKey = 'consent';

/** Local storage. If the browser refuses it, the choice lasts as long as the document. */
export const createConsentStorage = () => {
  let refused: ConsentChoice | null = null;
  return {
    /** `null` if there is none, or none that is still valid. */
    read(): ConsentChoice | null {
      if (refused) return refused;
      try {
        return parseConsent(window.localStorage.getItem(consentKey));
      } catch {
        return null;
      }
    },
    write(choice: ConsentChoice): void {
      try {
        window.localStorage.setItem(consentKey, serialiseConsent(choice));
        refused = null;
      } catch {
        refused = choice;
      }
    },
  };
};
