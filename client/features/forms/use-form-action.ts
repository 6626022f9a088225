import { useState, type SubmitEvent } from 'react';
import { useFetcher, useLocation, useSearchParams } from 'react-router-dom';
import { safeFormOrigin } from '#shared/help-api/paths.ts';
import type { FormOutcome, FormName } from '#shared/help-api/forms.ts';
import { ownAddress } from '#shared/rendering/page-routes.ts';
import { useServedOutcome } from './served-outcome.tsx';
import { useSubmitGuard } from './use-submit-guard.ts';

interface FormActionOptions {
  readonly key?: string;
  readonly anchor?: string;
}

// One object: what is dismissed is told by its identity.
const done: FormOutcome = { kind: 'done' };

/**
 * One form, with and without script. Render `<form.Form {...form.formProps}>` with `<FormOrigin />` inside: before
 * hydration the browser posts it and the page comes back with the outcome; after it, the same action runs in the
 * browser and the outcome arrives without a navigation.
 *
 * @param key tells apart several forms of one name on a page.
 * @param anchor id of what a page that comes back without script opens at.
 */
export const useFormAction = (name: FormName, { key = name, anchor }: FormActionOptions = {}) => {
  const fetcher = useFetcher<FormOutcome>({ key });
  const served = useServedOutcome(name);
  const [parameters] = useSearchParams();
  const thanked = parameters.get('done') === name;
  const [dismissed, setDismissed] = useState<FormOutcome | null>(null);
  const latest: FormOutcome | null = fetcher.data ?? served ?? (thanked ? done : null);
  const busy = fetcher.state !== 'idle';
  const maySubmit = useSubmitGuard(busy, fetcher.data);
  return {
    Form: fetcher.Form,
    /** Everything the form element needs; its fields are judged by our rules only, in the visitor's language. */
    formProps: {
      method: 'post',
      action: anchor ? `/actions/${name}#${anchor}` : `/actions/${name}`,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (!maySubmit()) event.preventDefault();
      },
    } as const,
    /** While true a second submit does nothing. */
    busy,
    outcome: latest === dismissed ? null : latest,
    /** The outcome has been read: it is not shown again, nor is a thanks when the page is reloaded. */
    dismiss: () => {
      setDismissed(latest);
      if (thanked) forgetDone();
    },
  };
};

/** Not a navigation: nothing is loaded, announced or scrolled. */
const forgetDone = (): void => {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', safeFormOrigin(pathname + search) + hash);
};

/** The page a form stands on: where the server goes back to when it was posted without script. */
export const useFormOrigin = (): string => {
  const { pathname, search } = useLocation();
  return ownAddress(pathname, search);
};
