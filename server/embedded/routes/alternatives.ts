import * as v from 'valibot';
import { invalid, notFound, plain, success, type Answer, type ProjectCall } from '../call.ts';
import type { DemoProject } from '../demo-project.ts';
import { needsPayLink, shapeAlternative, type OrderState } from '../orders/alternative.ts';
import { idField, readInput } from '../read-input.ts';
import type { OrdersStore } from '../store/orders-store.ts';
import type { Words } from '../words.ts';

interface Dependencies {
  readonly orders: OrdersStore;
  readonly wordsOf: (project: DemoProject) => Words;
  readonly ownOrigin: () => string;
}

/** Versions 1 to 5, variant 8, 9, a or b (behaviour/formats 9). */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const alternativeId = v.pipe(v.string('must be a UUID'), v.regex(uuid, 'must be a UUID'));
const idQuery = v.object({ id: alternativeId });

/** Offered first; customers of the demo shop like it most. */
const defaultPaymentId = '7';

export const getAlternative =
  ({ orders, wordsOf, ownOrigin }: Dependencies) =>
  ({ project, query }: ProjectCall): Answer => {
    const input = readInput(idQuery, query);
    if (!input.ok) return input.answer;
    const state = orders.byId(project, input.value.id);
    return state ? success(shapeAlternative(project, wordsOf(project).site, state, ownOrigin())) : notFound;
  };

const decisionBody = v.object({
  orderId: idField,
  decisions: v.record(v.string(), v.boolean('must be true or false'), 'must map replacements to decisions'),
});

/** What is asked for, sorted: the new decisions, or why they cannot be taken. */
const readDecisions = ({ order, decisions }: OrderState, asked: Readonly<Record<string, boolean>>) => {
  const entries = Object.entries(asked).map(([id, approved]) => [Number(id), approved] as const);
  const known = new Set(order.replacements.map(({ id }) => id));
  const fresh = new Map(entries.filter(([id]) => !decisions.has(id)));
  return {
    fresh,
    isUnknown: entries.some(([id]) => !known.has(id)),
    isAgainstLock: entries.some(([id, approved]) => decisions.has(id) && decisions.get(id) !== approved),
    isIncomplete: order.replacements.some(({ id }) => !decisions.has(id) && !fresh.has(id)),
  };
};

const refused = plain({ success: false, data: null });

/** Locks decisions for good. The same ones again are a success; another one for a locked replacement is refused. */
export const decide =
  ({ orders }: Dependencies) =>
  ({ project, body }: ProjectCall): Answer => {
    const input = readInput(decisionBody, body);
    if (!input.ok) return input.answer;
    const state = orders.byOrderId(project, input.value.orderId);
    if (!state) return notFound;
    const { fresh, isUnknown, isAgainstLock, isIncomplete } = readDecisions(state, input.value.decisions);
    if (isUnknown) return invalid(['decisions: has a replacement that the order does not have']);
    if (isIncomplete) return invalid(['decisions: a replacement has no decision']);
    if (isAgainstLock || state.order.failsToSave) return refused;
    orders.decide(project, state.order, fresh);
    const decided = { ...state, decisions: new Map([...state.decisions, ...fresh]) };
    return success({ needToCreatePayLink: needsPayLink(project, decided) });
  };

export const getPaymentMethods =
  ({ orders, wordsOf }: Dependencies) =>
  ({ project, query }: ProjectCall): Answer => {
    const input = readInput(idQuery, query);
    if (!input.ok) return input.answer;
    if (!orders.byId(project, input.value.id)) return notFound;
    const methods = Object.entries(wordsOf(project).site.paymentMethods);
    return plain({ success: true, list: methods.map(([id, title]) => ({ id, title })), defaultPaymentId });
  };

const payLinkBody = v.object({
  id: alternativeId,
  paymentMethodId: v.pipe(v.string('must be text'), v.minLength(1, 'must not be empty')),
});

/** The link to pay what is due; nothing due, not all decided or paid already is no success. */
export const createPayLink =
  ({ orders, wordsOf, ownOrigin }: Dependencies) =>
  ({ project, body }: ProjectCall): Answer => {
    const input = readInput(payLinkBody, body);
    if (!input.ok) return input.answer;
    const { id, paymentMethodId } = input.value;
    if (!Object.hasOwn(wordsOf(project).site.paymentMethods, paymentMethodId))
      return invalid(['paymentMethodId: is no payment method']);
    const state = orders.byId(project, id);
    if (!state) return notFound;
    const isOpen = state.payment ? !state.payment.isPaid : needsPayLink(project, state);
    if (!isOpen) return plain({ success: false, payLink: null });
    const token = orders.payLink(project, state, paymentMethodId);
    return plain({ success: true, payLink: `${ownOrigin()}/payment/${token}` });
  };
