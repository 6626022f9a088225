export interface PaymentMethod {
  readonly id: string;
  readonly title: string;
}

/** What a payment can be made with. */
export interface PaymentChoice {
  readonly methods: readonly PaymentMethod[];
  readonly defaultMethodId: string | null;
}

/** The method chosen before the visitor chooses: the default one if it is in the list (behaviour/orders 22). */
export const initialPaymentMethod = ({ methods, defaultMethodId }: PaymentChoice): string | null =>
  methods.find(({ id }) => id === defaultMethodId)?.id ?? null;

/** A pay link is created for a method of the list only (behaviour/orders 22). */
export const isPaymentMethodChosen = (
  methods: readonly PaymentMethod[],
  chosen: string | null,
): chosen is string => methods.some(({ id }) => id === chosen);
