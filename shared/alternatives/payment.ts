import * as v from 'valibot';
import { listOf, model } from '../model.ts';

const PaymentMethod = model({ id: v.string(), title: v.string() });
type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

export const PaymentChoice = model({
  methods: listOf(PaymentMethod),
  defaultMethodId: v.nullable(v.string()),
});
export type PaymentChoice = v.InferOutput<typeof PaymentChoice>;

/** The method chosen before the visitor chooses: the default one if it is in the list (behaviour/orders 22). */
export const initialPaymentMethod = ({ methods, defaultMethodId }: PaymentChoice): string | null =>
  methods.find(({ id }) => id === defaultMethodId)?.id ?? null;

/** A pay link is created for a method of the list only (behaviour/orders 22). */
export const isPaymentMethodChosen = (
  methods: readonly PaymentMethod[],
  chosen: string | null,
): chosen is string => methods.some(({ id }) => id === chosen);

const address = /^(https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/;

/**
 * Whether a pay link leads to one of these origins and nowhere else (behaviour/security 8). Read as strictly as
 * browsers read loosely: no user name, no backslash, no space, no other scheme.
 */
export const isSafePayLink = (link: string, payOrigins: readonly string[]): boolean => {
  const origin = address.exec(link)?.[1];
  return origin !== undefined && payOrigins.includes(origin);
};
