import { createContext, use, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createConsentStorage } from './consent-storage.ts';
import { createConsentStore, type ConsentState, type ConsentStore } from './consent-store.ts';

const ConsentContext = createContext<ConsentStore | null>(null);

export const ConsentProvider = ({ children }: { children: ReactNode }) => {
  const [store] = useState(() => createConsentStore(createConsentStorage()));
  return <ConsentContext value={store}>{children}</ConsentContext>;
};

export const useConsent = <T,>(select: (state: ConsentState) => T): T => {
  const store = use(ConsentContext);
  if (!store) throw new Error('consent is known only inside its provider');
  return useStore(store, select);
};
