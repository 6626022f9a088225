import { useLayoutEffect, useRef, useState } from 'react';
import type { FormOutcome } from '#shared/help-api/forms.ts';

/**
 * Clears a form once it is sent, before the thanks are shown (behaviour/forms 5). Put `body` on the form element;
 * while `fresh`, render empty default values. The elements stay, so that the focus can return to them.
 */
export const useEmptying = (outcome: FormOutcome | null) => {
  const body = useRef<HTMLFormElement>(null);
  const [emptied, setEmptied] = useState({ times: 0, after: outcome });
  const { times, after } = emptied;
  if (after !== outcome) setEmptied({ times: outcome?.kind === 'done' ? times + 1 : times, after: outcome });
  useLayoutEffect(() => {
    // The default values are empty by now.
    if (times > 0) body.current?.reset();
  }, [times]);
  return {
    body,
    fresh: times > 0,
    empty: () => setEmptied((latest) => ({ ...latest, times: latest.times + 1 })),
  };
};
