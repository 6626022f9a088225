import { useEffect, useEffectEvent } from 'react';
import type { PaymentChoice } from '#shared/alternatives/payment.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import { useHelpApi } from '#client/api/use-help-api.ts';
import { useShownState } from '#client/stores/admin-view.tsx';

/**
 * Loads the payment methods when an editor asks for the picker (behaviour/editor 9).
 *
 * @param onRead `null` if they cannot be loaded.
 */
export const useRequestedPicker = (
  id: AlternativeId,
  onRead: (choice: PaymentChoice | null) => void,
): void => {
  const api = useHelpApi();
  const asked = useShownState('payment-method');
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    void api.paymentMethods(id).then((methods) => {
      if (current) read(methods.ok ? methods.value : null);
    });
    return () => {
      current = false;
    };
  }, [api, id, asked]);
};
