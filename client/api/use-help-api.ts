import { createContext, use } from 'react';
import type { HelpApi } from '#shared/help-api/help-api.ts';

/** For what components load while the visitor acts; a page's own data comes from its loader. */
export const HelpApiContext = createContext<HelpApi | null>(null);

/** For effects and event handlers, never during render. */
export const useHelpApi = (): HelpApi => {
  const api = use(HelpApiContext);
  if (!api) throw new Error('the port is known only inside the App');
  return api;
};
