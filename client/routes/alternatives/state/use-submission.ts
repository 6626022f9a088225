import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router-dom';
import type { FormOutcome, FormName } from '#shared/help-api/forms.ts';
import { useSubmitGuard } from '#client/features/forms/use-submit-guard.ts';

type Fields = readonly (readonly [name: string, value: string])[];

/** Submits a form of the order through its route action; double submits are ignored. */
export const useSubmission = (name: FormName, onAnswer: (outcome: FormOutcome) => void) => {
  const { data, state, submit } = useFetcher<FormOutcome>({ key: name });
  const busy = state !== 'idle';
  const { maySubmit } = useSubmitGuard(busy, data);
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!busy && data) answer(data);
  }, [busy, data]);
  const send = (fields: Fields): boolean => {
    if (!maySubmit()) return false;
    void submit(new URLSearchParams(fields.map(([field, value]) => [field, value])), {
      method: 'post',
      action: `/actions/${name}`,
    });
    return true;
  };
  return { send, busy, outcome: data ?? null };
};
