import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormOutcome, FormName } from '#shared/help-api/forms.ts';

/** The outcome of a form posted without script; the page it came from is rendered with it. */
export interface ServedOutcome {
  readonly form: FormName;
  readonly outcome: FormOutcome;
  /** Path and query of that page; the address bar shows the action's. */
  readonly from: string;
}

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

/** The outcome, until the page is left. */
export const useServedOutcome = (form: FormName): FormOutcome | null => {
  const [served, keep] = use(ServedOutcomeContext);
  const { pathname, search } = useLocation();
  const isLeft = served !== null && served.from !== pathname + search;
  useEffect(() => {
    if (isLeft) keep(null);
  }, [isLeft, keep]);
  return served?.form === form && !isLeft ? served.outcome : null;
};
