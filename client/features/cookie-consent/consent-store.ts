import { createStore } from 'zustand';
import { serialiseConsent, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import type { ConsentStorage } from './consent-storage.ts';

export interface ConsentState {
  /** `undefined`: storage was not read yet, as on the server; `null`: no choice was made. */
  readonly choice: ConsentChoice | null | undefined;
  /** Opened again from the footer. */
  readonly reopened: boolean;
  /** Takes over what storage holds: after hydration, and when another tab chose. */
  readonly recall: () => void;
  /** Stores a choice and closes the dialog (behaviour/consent 3). */
  readonly choose: (choice: ConsentChoice) => void;
  readonly reopen: () => void;
  /** Leaves everything as it was. */
  readonly close: () => void;
}

/** What was chosen before and again is no change that anybody needs to be told. */
const isSame = (known: ConsentChoice | null | undefined, stored: ConsentChoice | null): boolean =>
  known && stored ? serialiseConsent(known) === serialiseConsent(stored) : known === stored;

/** One per request on the server, where storage is never touched; one per tab in the browser. */
export const createConsentStore = (storage: ConsentStorage) =>
  createStore<ConsentState>()((set, get) => ({
    choice: undefined,
    reopened: false,
    recall: () =>
      set(({ choice }) => {
        const stored = storage.read();
        return isSame(choice, stored) ? {} : { choice: stored };
      }),
    choose: (choice) => {
      storage.write(choice);
      set({ choice, reopened: false });
    },
    reopen: () => {
      // It shows what was chosen, whether or not that was read before.
      get().recall();
      set({ reopened: true });
    },
    close: () => set({ reopened: false }),
  }));

export type ConsentStore = ReturnType<typeof createConsentStore>;
