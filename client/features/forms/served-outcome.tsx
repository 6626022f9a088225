import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormOutcome, FormName } from '#shared/help-api/forms.ts';

/** What came of a form that was posted without script: the page it came from is answered again with this. */
export interface ServedOutcome {
  readonly form: FormName;
  readonly outcome: FormOutcome;
  /** The page the form stood on, path and query; the address bar shows the action's address instead. */
  readonly from: string;
}

/** What was served, until it is forgotten. */
type Kept = readonly [ServedOutcome | null, (served: null) => void];

const ServedOutcomeContext = createContext<Kept>([null, () => {}]);

interface ServedOutcomeProviderProps {
  served: ServedOutcome | null;
  children: ReactNode;
}

export const ServedOutcomeProvider = ({ served, children }: ServedOutcomeProviderProps) => {
  const kept = useState(served);
  return <ServedOutcomeContext value={kept}>{children}</ServedOutcomeContext>;
};

/** Only on the page that was posted, and until it is left: the same form is a new one then, also on the way back. */
export const useServedOutcome = (form: FormName): FormOutcome | null => {
  const [served, keep] = use(ServedOutcomeContext);
  const { pathname, search } = useLocation();
  const isLeft = served !== null && served.from !== pathname + search;
  useEffect(() => {
    if (isLeft) keep(null);
  }, [isLeft, keep]);
  return served?.form === form && !isLeft ? served.outcome : null;
};
