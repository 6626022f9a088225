import * as v from 'valibot';
import { type Reject, type Send, validate, type FieldRules } from '../rules.ts';

export type CancellationField = 'supplierId' | 'supplierOrderId' | 'atdOrderId';
/** What stands in the fields, as text: number inputs hand over text too. */
export type CancellationValues = Readonly<Record<CancellationField, string>>;

const supplierOrderIdMax = 255;

const OrderNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const CancellationPayload = v.object({
  atdOrderId: OrderNumber,
  supplierId: OrderNumber,
  // Written on one line; a NUL would cut it off in some database behind the upstream.
  supplierOrderId: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(supplierOrderIdMax),
    v.regex(/^\P{Cc}*$/u),
  ),
});
export type Cancellation = v.InferOutput<typeof CancellationPayload>;

export const cancellationRules: FieldRules<CancellationField> = {
  supplierId: [{ rule: 'required' }, { rule: 'integer' }],
  supplierOrderId: [{ rule: 'required' }, { rule: 'max', max: supplierOrderIdMax }],
  atdOrderId: [{ rule: 'required' }, { rule: 'integer' }],
};

/** In the specification's spelling (behaviour/forms 16). */
export const invalidCancellation = 'Invalid order cancelation data';

const numberOf = (value: string): number => (/^\d+$/.test(value.trim()) ? Number(value) : Number.NaN);

/**
 * A field left empty gets its message and raises no error (behaviour/forms 15); once all three
 * are there, an id of the wrong form raises the alert, with a message at each field that a rule can name.
 */
export const decideCancellation = (
  values: CancellationValues,
): Send<Cancellation> | Reject<CancellationField> => {
  const errors = validate(values, cancellationRules);
  if (Object.values(errors).some(({ key }) => key === 'error.required')) return { errors };
  const request = v.safeParse(CancellationPayload, {
    atdOrderId: numberOf(values.atdOrderId),
    supplierId: numberOf(values.supplierId),
    supplierOrderId: values.supplierOrderId,
  });
  return request.success ? { send: request.output } : { errors, alert: invalidCancellation };
};
