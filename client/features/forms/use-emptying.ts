import { useLayoutEffect, useRef, useState } from 'react';
import type { FormOutcome } from '#shared/help-api/forms.ts';

/**
 * A form that is empty again as soon as it was sent, before its thanks are shown (behaviour/forms 5).
 * Put `body` on the form element; where `fresh` its fields start empty, whatever the page was served with. The elements
 * stay, so that the focus can come back to them.
 */
export const useEmptying = (outcome: FormOutcome | null) => {
  const body = useRef<HTMLFormElement>(null);
  const [emptied, setEmptied] = useState({ times: 0, after: outcome });
  const { times, after } = emptied;
  if (after !== outcome) setEmptied({ times: outcome?.kind === 'done' ? times + 1 : times, after: outcome });
  useLayoutEffect(() => {
    // The fields' own starting values are empty by now.
    if (times > 0) body.current?.reset();
  }, [times]);
  return {
    body,
    fresh: times > 0,
    empty: () => setEmptied((latest) => ({ ...latest, times: latest.times + 1 })),
  };
};
