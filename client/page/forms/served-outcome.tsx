import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
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

interface ServedOutcomeState {
  readonly served: ServedOutcome | null;
  readonly forget: () => void;
}

const ServedOutcomeContext = createContext<ServedOutcomeState>({ served: null, forget: () => {} });

interface ServedOutcomeProviderProps {
  served: ServedOutcome | null;
  children: ReactNode;
}

export const ServedOutcomeProvider = ({ served: given, children }: ServedOutcomeProviderProps) => {
  const [served, setServed] = useState(given);
  const forget = useCallback(() => setServed(null), []);
  const state = useMemo(() => ({ served, forget }), [served, forget]);
  return <ServedOutcomeContext value={state}>{children}</ServedOutcomeContext>;
};

/** Only on the page that was posted, and until it is left: the same form is a new one then, also on the way back. */
export const useServedOutcome = (form: FormName): FormOutcome | null => {
  const { served, forget } = use(ServedOutcomeContext);
  const { pathname, search } = useLocation();
  const isLeft = served !== null && served.from !== pathname + search;
  useEffect(() => {
    if (isLeft) forget();
  }, [isLeft, forget]);
  return served?.form === form && !isLeft ? served.outcome : null;
};
