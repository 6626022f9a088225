import { createContext, use, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { FormOutcome } from '#shared/help-api/form-outcome.ts';
import type { FormName } from '#shared/help-api/forms.ts';

/** What came of a form that was posted without script: the page it came from is answered again with this. */
export interface ServedOutcome {
  readonly form: FormName;
  readonly outcome: FormOutcome;
  /** The page the form stood on, path and query; the address bar shows the action's address instead. */
  readonly from: string;
}

const ServedOutcomeContext = createContext<ServedOutcome | null>(null);

interface ServedOutcomeProviderProps {
  served: ServedOutcome | null;
  children: ReactNode;
}

export const ServedOutcomeProvider = ({ served, children }: ServedOutcomeProviderProps) => (
  <ServedOutcomeContext value={served}>{children}</ServedOutcomeContext>
);

/** Only on the page that was posted: the same form on the next page is a new one. */
export const useServedOutcome = (form: FormName): FormOutcome | null => {
  const served = use(ServedOutcomeContext);
  const { pathname, search } = useLocation();
  return served?.form === form && served.from === pathname + search ? served.outcome : null;
};
