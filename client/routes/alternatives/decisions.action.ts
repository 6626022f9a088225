import type { FormOutcome } from '#shared/help-api/forms.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { isAlternativeId, type AlternativeId } from '#shared/validation/ids.ts';
import { decideDecisions, decisionField, type DecisionButton } from '#shared/validation/forms/decisions.ts';
import { textOf, textsOf } from '#client/features/forms/form-values.ts';
import { helpApiOf, type LoadArgs } from '#client/api/load-context.ts';

const buttons: readonly string[] = ['submit', 'agree', 'confirm-cancel'] satisfies DecisionButton[];
const isButton = (value: string): value is DecisionButton => buttons.includes(value);

/**
 * `/actions/decisions` (behaviour/orders 15, 19). `cancel` asks for confirmation, `pay` for the payment; the other
 * buttons send.
 */
export const action = async (args: LoadArgs): Promise<FormOutcome> => {
  const form = await args.request.formData();
  const api = helpApiOf(args);
  const id = textOf(form, 'id');
  const button = textOf(form, 'button');
  if (!isAlternativeId(id)) return { kind: 'failed', failure: 'invalid', values: {} };
  if (button === 'cancel') return { kind: 'next' };
  if (button === 'pay') return choosePayment(api, id);
  if (!isButton(button)) return { kind: 'failed', failure: 'invalid', values: {} };
  return send(api, id, button, form);
};

const send = async (
  api: HelpApi,
  id: AlternativeId,
  button: DecisionButton,
  form: FormData,
): Promise<FormOutcome> => {
  const open = textsOf(form, 'replacement');
  const valueOf = (field: string) => textOf(form, field);
  const decision = decideDecisions({ button, open, valueOf });
  const values = Object.fromEntries(open.map(decisionField).map((field) => [field, valueOf(field)]));
  if ('errors' in decision) return { kind: 'rejected', errors: decision.errors, alerts: [], values };
  const saved = await api.decide(id, { decisions: decision.send });
  if (!saved.ok) return { kind: 'failed', failure: saved.failure.kind, values };
  return saved.value.needToCreatePayLink ? choosePayment(api, id) : { kind: 'done' };
};

const choosePayment = async (api: HelpApi, id: AlternativeId): Promise<FormOutcome> => {
  const methods = await api.paymentMethods(id);
  return { kind: 'choose-payment', choice: methods.ok ? methods.value : null };
};
