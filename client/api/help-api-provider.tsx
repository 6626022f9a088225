import { createContext, use, type ReactNode } from 'react';
import type { HelpApi } from '#shared/help-api/help-api.ts';

const HelpApiContext = createContext<HelpApi | null>(null);

/** Hands the port to screens that ask while the visitor acts; what a page is made of comes through its loader. */
export const HelpApiProvider = ({ api, children }: { api: HelpApi; children: ReactNode }) => (
  <HelpApiContext value={api}>{children}</HelpApiContext>
);

/** The port, for effects and event handlers: never during render. */
export const useHelpApi = (): HelpApi => {
  const api = use(HelpApiContext);
  if (!api) throw new Error('the port is known only inside the App');
  return api;
};
