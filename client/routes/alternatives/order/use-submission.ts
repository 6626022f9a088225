import { useCallback, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { FormName, FormOutcome } from '#shared/help-api/form-outcome.ts';

type Fields = readonly (readonly [name: string, value: string])[];

/**
 * Posts a form of the order through its route action. A second submit while one is under way does nothing, not even
 * within the same tick: `state` alone would be one render late.
 */
export const useSubmission = (name: FormName, onAnswer: (outcome: FormOutcome) => void) => {
  const { data, state, submit } = useFetcher<FormOutcome>({ key: name });
  const underWay = useRef(false);
  const answer = useRef(onAnswer);
  useEffect(() => {
    answer.current = onAnswer;
  });
  useEffect(() => {
    if (state !== 'idle' || !data) return;
    underWay.current = false;
    answer.current(data);
  }, [state, data]);
  const send = useCallback(
    (fields: Fields): boolean => {
      if (underWay.current) return false;
      underWay.current = true;
      void submit(new URLSearchParams(fields.map(([field, value]) => [field, value])), {
        method: 'post',
        action: `/actions/${name}`,
      });
      return true;
    },
    [name, submit],
  );
  return { send, busy: state !== 'idle', outcome: data ?? null };
};
