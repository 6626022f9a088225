import { createContext, use, type ReactNode } from 'react';
import type { FormName, FormOutcome } from '../../../shared/help-api/form-outcome.ts';

/** What came of a form that was posted without script: the page it came from is answered again with this. */
export interface ServedOutcome {
  readonly form: FormName;
  readonly outcome: FormOutcome;
}

const ServedOutcomeContext = createContext<ServedOutcome | null>(null);

interface ServedOutcomeProviderProps {
  served: ServedOutcome | null;
  children: ReactNode;
}

export const ServedOutcomeProvider = ({ served, children }: ServedOutcomeProviderProps) => (
  <ServedOutcomeContext value={served}>{children}</ServedOutcomeContext>
);

export const useServedOutcome = (form: FormName): FormOutcome | null => {
  const served = use(ServedOutcomeContext);
  return served?.form === form ? served.outcome : null;
};
