import * as v from 'valibot';
import { listOf, model } from '#shared/models/model.ts';

const PaymentMethod = model({ id: v.string(), title: v.string() });
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/** What a payment can be made with. */
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
