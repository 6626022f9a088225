import { useFetcher, useLocation, useSearchParams } from 'react-router';
import type { FormName, FormOutcome } from '../../../shared/help-api/form-outcome.ts';
import { useServedOutcome } from './served-outcome.tsx';

/**
 * One form, with and without script. Render `<form.Form method="post" action={form.action}>` with `<FormOrigin />`
 * inside: before hydration the browser posts it and the page comes back with the outcome; after it, the same action
 * runs in the browser and the outcome arrives without a navigation.
 *
 * @param key tells apart several forms of one name on a page.
 */
export const useFormAction = (name: FormName, key: string = name) => {
  const fetcher = useFetcher<FormOutcome>({ key });
  const served = useServedOutcome(name);
  const [parameters] = useSearchParams();
  const outcome: FormOutcome | null =
    fetcher.data ?? served ?? (parameters.get('done') === name ? { kind: 'done' } : null);
  return {
    Form: fetcher.Form,
    action: `/actions/${name}`,
    submit: fetcher.submit,
    /** While true a second submit must do nothing. */
    busy: fetcher.state !== 'idle',
    outcome,
    reset: fetcher.reset,
  };
};

/** The page a form stands on: where the server goes back to when it was posted without script. */
export const useFormOrigin = (): string => {
  const { pathname, search } = useLocation();
  return pathname + search;
};
