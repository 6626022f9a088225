import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormOutcome } from '#shared/help-api/forms.ts';

const none: Readonly<Record<string, string>> = {};

/**
 * A form's element and default values: put `body` and `values` on it. It is cleared once it is sent, before the thanks
 * are shown (behaviour/forms 5), and its first error is focused (behaviour/forms 3). The elements stay, so that the
 * focus can return to them.
 */
export const useFormBody = (outcome: FormOutcome | null) => {
  const body = useRef<HTMLFormElement>(null);
  const [served] = useState(outcome);
  const [emptied, setEmptied] = useState({ times: 0, after: outcome });
  const { times, after } = emptied;
  if (after !== outcome) setEmptied({ times: outcome?.kind === 'done' ? times + 1 : times, after: outcome });
  useLayoutEffect(() => {
    // The default values are empty by now.
    if (times > 0) body.current?.reset();
  }, [times]);
  useEffect(() => {
    if (outcome?.kind !== 'rejected') return;
    body.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    // The served page has focused it already.
    if (outcome !== served) body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome, served]);
  return {
    body,
    /** The outcome that the page was served with, after a post without script. */
    served,
    /** What was posted then, until the form is cleared. */
    values: (times === 0 && served && 'values' in served && served.values) || none,
    empty: () => setEmptied((latest) => ({ ...latest, times: latest.times + 1 })),
  };
};
