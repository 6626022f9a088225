import { createContext, use, useState, type ReactNode } from 'react';
import { createStore, useStore } from 'zustand';
import type { ConsentChoice } from '#shared/consent/consent-choice.ts';
import { createConsentStorage, type ConsentStorage } from './consent-storage.ts';

interface ConsentState {
  /** `undefined` until storage is read, as on the server; `null` without a choice. */
  readonly choice: ConsentChoice | null | undefined;
  readonly reopened: boolean;
  /** Reads storage: after hydration, and when another tab chose. */
  readonly recall: () => void;
  readonly choose: (choice: ConsentChoice) => void;
  readonly reopen: () => void;
  readonly close: () => void;
}

/** One per request on the server, one per tab in the browser. */
export const createConsentStore = (storage: ConsentStorage) =>
  createStore<ConsentState>()((set, get) => ({
    choice: undefined,
    reopened: false,
    recall: () => {
      const stored = storage.read();
      // The same choice stays the same object: what follows a choice would follow it again.
      if (JSON.stringify(stored) !== JSON.stringify(get().choice)) set({ choice: stored });
    },
    choose: (choice) => {
      storage.write(choice);
      set({ choice, reopened: false });
    },
    reopen: () => {
      get().recall();
      set({ reopened: true });
    },
    close: () => set({ reopened: false }),
  }));

const ConsentContext = createContext<ReturnType<typeof createConsentStore> | null>(null);

export const ConsentProvider = ({ children }: { children: ReactNode }) => {
  const [store] = useState(() => createConsentStore(createConsentStorage()));
  return <ConsentContext value={store}>{children}</ConsentContext>;
};

export const useConsent = <T,>(select: (state: ConsentState) => T): T => {
  const store = use(ConsentContext);
  if (!store) throw new Error('consent is known only inside its provider');
  return useStore(store, select);
};
