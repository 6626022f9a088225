import { useState, type SubmitEvent } from 'react';
import { useFetcher, useLocation, useSearchParams } from 'react-router-dom';
import { safeFormOrigin } from '#shared/help-api/paths.ts';
import type { FormOutcome, FormName } from '#shared/help-api/forms.ts';
import { ownAddress } from '#shared/rendering/page-routes.ts';
import { useServedOutcome } from './served-outcome.tsx';
import { useSubmitGuard } from './use-submit-guard.ts';

// Compared by identity when dismissed.
const done: FormOutcome = { kind: 'done' };

/**
 * A form that works with and without script. Render `<form.Form {...form.formProps}>` with `<FormOrigin />` inside.
 *
 * @param key distinguishes forms of one name on a page.
 * @param anchor id to scroll to when the page comes back without script.
 * @param onSend at once, where `busy` comes with the fetcher's next state.
 */
export const useFormAction = (
  name: FormName,
  { key = name, anchor, onSend }: { key?: string; anchor?: string; onSend?: () => void } = {},
) => {
  const fetcher = useFetcher<FormOutcome>({ key });
  const served = useServedOutcome(name);
  const [parameters] = useSearchParams();
  const thanked = parameters.get('done') === name;
  const [dismissed, setDismissed] = useState<FormOutcome | null>(null);
  const latest: FormOutcome | null = fetcher.data ?? served ?? (thanked ? done : null);
  const busy = fetcher.state !== 'idle';
  const { maySubmit, isUnderWay } = useSubmitGuard(busy, fetcher.data);
  return {
    Form: fetcher.Form,
    /** Fields are validated by our rules only, in the visitor's language. */
    formProps: {
      method: 'post',
      action: anchor ? `/actions/${name}#${anchor}` : `/actions/${name}`,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (maySubmit()) onSend?.();
        else event.preventDefault();
      },
    } as const,
    busy,
    /** `busy` from the press on, for handlers. */
    isUnderWay,
    outcome: latest === dismissed ? null : latest,
    /** Hides the outcome, and removes `?done=` from the address. */
    dismiss: () => {
      setDismissed(latest);
      if (thanked) forgetDone();
    },
  };
};

/** Without a navigation: nothing is loaded, announced or scrolled. */
const forgetDone = (): void => {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', safeFormOrigin(pathname + search) + hash);
};

export const useFormOrigin = (): string => {
  const { pathname, search } = useLocation();
  return ownAddress(pathname, search);
};

/** The page a form is on, as a hidden field. */
export const FormOrigin = () => <input type="hidden" name="from" value={useFormOrigin()} />;
