import { useEffect, useEffectEvent, useReducer, useRef, useState, type Dispatch } from 'react';
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { setMany } from '#shared/alternatives/decisions.ts';
import { isSafePayLink, type PaymentChoice } from '#shared/alternatives/payment.ts';
import { pressButton, type Button } from '#shared/alternatives/press-button.ts';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import type { Result } from '#shared/help-api/result.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import { decisionField, radioValue, readRadios } from '#shared/validation/forms/decisions.ts';
import { useServedOutcome } from '#client/features/forms/served-outcome.tsx';
import { useFormOrigin } from '#client/features/forms/use-form-action.tsx';
import { useHelpApi } from '#client/api/use-help-api.ts';
import { useShownState } from '#client/stores/admin-view.tsx';
import { useSite } from '#client/stores/site.ts';
import {
  isWaiting,
  reduceAlternatives,
  startAlternatives,
  type AlternativesDialog,
  type AlternativesEvent,
  type AlternativesState,
} from './alternatives-state.ts';
import { untilCleanup, useDraft } from './draft.ts';
import { useSteps } from './use-steps.ts';
import { useSubmission } from './use-submission.ts';

/** Restores the decisions of a form posted without script. */
const withServedDecisions = (alternative: Alternative, served: FormOutcome | null): Alternative => {
  if (!served || !('values' in served)) return alternative;
  const { values } = served;
  const ids = alternative.replacements.map(({ id }) => id);
  return setMany(
    alternative,
    readRadios(ids, (field) => values[field] ?? ''),
  );
};

/** State and actions of the page (behaviour/orders 14, 15, 20), based on the rules in `shared/alternatives`. */
export const useAlternatives = (id: AlternativeId, loaded: Alternative) => {
  const served = useServedOutcome('decisions');
  const [state, dispatch] = useReducer(reduceAlternatives, loaded, (alternative) =>
    startAlternatives(withServedDecisions(alternative, served)),
  );
  const steps = useSteps(state.alternative);
  const from = useFormOrigin();
  const sent = useRef<Alternative>(null);

  const decisions = useSubmission('decisions', (outcome) => {
    dispatch({ type: 'answered', sent: sent.current, outcome });
    sent.current = null;
  });
  const payment = usePayment(dispatch);
  useDraft(id, state.alternative, (kept) => dispatch({ type: 'restored', decisions: kept }));
  useReading(id, state.reading, (result) => dispatch({ type: 'read', result }));
  useRequestedPicker(id, (choice) =>
    dispatch({ type: 'answered', sent: null, outcome: { kind: 'choose-payment', choice } }),
  );
  useReturn(() => {
    payment.stay();
    dispatch({ type: 'returned' });
  });

  useShown(() => {
    if (!decisions.busy && !payment.busy && !payment.leaving) dispatch({ type: 'shown' });
  });

  const busy = decisions.busy || payment.busy || payment.leaving || isWaiting(state);
  const common = [['id', id] as const, ['from', from] as const];
  const decide = (replacementId: string, decision: boolean) => {
    if (!busy) dispatch({ type: 'decided', id: replacementId, decision });
  };
  const pressed = useRef<Button>('submit');
  const press = (button: Button) => {
    if (busy) return;
    pressed.current = button;
    const step = pressButton(state.alternative, button);
    dispatch({ type: 'pressed', step });
    if (step.kind === 'choose-payment') decisions.send([...common, ['button', 'pay']]);
    if (step.kind !== 'send') return;
    const chosen = Object.entries(step.decisions).flatMap(([replacement, decision]) => [
      ['replacement', replacement] as const,
      [decisionField(replacement), radioValue(decision)] as const,
    ]);
    if (decisions.send([...common, ['button', 'submit'], ...chosen])) sent.current = step.alternative;
  };

  return {
    id,
    state,
    /** Something is under way: no button does anything. */
    busy,
    /** Decisions are being saved or reloaded (behaviour/orders 31). */
    sending: decisions.busy || state.reading === 'refreshing',
    leaving: payment.leaving,
    methodMissing: payment.outcome?.kind === 'choose-payment',
    /** A form was posted in this document: the served outcome is outdated. */
    answered: decisions.busy || payment.busy || decisions.outcome !== null || payment.outcome !== null,
    decide,
    press,
    pay: (methodId: string) => {
      if (!busy) payment.send([...common, ['method', methodId]]);
    },
    close: (dialog: AlternativesDialog) => dispatch({ type: 'closed', dialog }),
    readAgain: () => dispatch({ type: 'returned' }),
    tryAgain: () => press(pressed.current),
    steps,
  };
};

export type AlternativesPage = ReturnType<typeof useAlternatives>;

/** Creates the pay link and goes there if it is safe (behaviour/security 8). */
const usePayment = (dispatch: Dispatch<AlternativesEvent>) => {
  const { payOrigins } = useSite().project;
  const [leaving, setLeaving] = useState(false);
  const submission = useSubmission('payment', (outcome) => {
    if (outcome.kind === 'held' || outcome.kind === 'choose-payment')
      return dispatch({ type: 'answered', sent: null, outcome });
    if (outcome.kind !== 'redirect') return dispatch({ type: 'payment-failed' });
    if (!isSafePayLink(outcome.to, payOrigins)) {
      console.error('ERR_REDIRECT');
      return dispatch({ type: 'payment-failed' });
    }
    setLeaving(true);
    dispatch({ type: 'closed', dialog: 'payment' });
    window.location.assign(outcome.to);
  });
  return { ...submission, leaving, stay: () => setLeaving(false) };
};

/** Reloads the order when its state asks for it. */
const useReading = (
  id: AlternativeId,
  reading: AlternativesState['reading'],
  onRead: (result: Result<Alternative>) => void,
): void => {
  const api = useHelpApi();
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (reading === 'current' || reading === 'unread') return undefined;
    return untilCleanup(api.alternative(id), (result) => read(result));
  }, [api, id, reading]);
};

/**
 * Loads the payment methods when an editor asks for the picker (behaviour/editor 9).
 *
 * @param onRead `null` if they cannot be loaded.
 */
const useRequestedPicker = (id: AlternativeId, onRead: (choice: PaymentChoice | null) => void): void => {
  const api = useHelpApi();
  const asked = useShownState('payment-method');
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!asked) return undefined;
    return untilCleanup(api.paymentMethods(id), (methods) => read(methods.ok ? methods.value : null));
  }, [api, id, asked]);
};

/** The order may have been decided in another tab. */
const useShown = (onShown: () => void): void => {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const listen = () => {
      if (document.visibilityState === 'visible') shown();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
};

/** After the payment the browser may restore the page from the back/forward cache. */
const useReturn = (onReturn: () => void): void => {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) returned();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
};
