export interface PaymentMethod {
  readonly id: string;
  readonly title: string;
}

/** The method chosen before the visitor chooses: the default one if it is in the list (spec 3, Payment method). */
export const initialPaymentMethod = (
  methods: readonly PaymentMethod[],
  defaultPaymentId: string | null,
): string | null => methods.find(({ id }) => id === defaultPaymentId)?.id ?? null;

/** A pay link is created for a method of the list only (spec 5). */
export const isPaymentMethodChosen = (
  methods: readonly PaymentMethod[],
  chosen: string | null,
): chosen is string => methods.some(({ id }) => id === chosen);
