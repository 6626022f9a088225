import * as v from 'valibot';
import { helpDomainOf } from '#shared/projects/project-table.ts';
import { invalid, plain, type Answer, type ProjectCall } from '../call.ts';
import { projectOfDomain, type DemoProject } from '../demo-project.ts';
import { readInput } from '../read-input.ts';
import { fillPlaceholders } from '../seed/fill-placeholders.ts';
import type { Cancellation, SubmissionsStore } from '../store/submissions-store.ts';
import type { Words } from '../words.ts';
import { domainField } from './settings.ts';

interface Dependencies {
  readonly submissions: SubmissionsStore;
  readonly wordsOf: (project: DemoProject) => Words;
}

const requiredText = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(longest, `must have at most ${longest} characters`),
  );

const email = v.pipe(
  requiredText(254),
  v.email('must be a valid email address'),
  v.transform((address) => address.toLowerCase()),
);

const unknownDomain = invalid(['domain: is none of this shop']);

const subscribeBody = v.object({ email, domain: domainField });

/** Newsletter. The same address twice is a success and kept once (behaviour/upstream 10). */
export const subscribe =
  ({ submissions }: Dependencies) =>
  ({ project, body }: ProjectCall): Answer => {
    const input = readInput(subscribeBody, body);
    if (!input.ok) return input.answer;
    const target = projectOfDomain(input.value.domain);
    if (!target) return unknownDomain;
    submissions.subscribe(project, input.value.email, helpDomainOf(target));
    return plain({ success: true });
  };

const complaintBody = v.object({
  email,
  text: requiredText(10_000),
  domain: domainField,
  language: requiredText(20),
});

export const addComplaint =
  ({ submissions }: Dependencies) =>
  ({ project, body }: ProjectCall): Answer => {
    const input = readInput(complaintBody, body);
    if (!input.ok) return input.answer;
    const target = projectOfDomain(input.value.domain);
    if (!target) return unknownDomain;
    submissions.addComplaint(project, { ...input.value, domain: helpDomainOf(target) });
    return plain({ success: true });
  };

/** Digits, as a number or as text: longer than a 32-bit id, for suppliers number as they like. */
const orderNumber = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger(), v.transform(String)), v.string()], 'must be a whole number'),
  v.trim(),
  v.regex(/^[1-9]\d{0,14}$/, 'must be a whole number'),
);

const cancellationBody = v.object({
  atdOrderId: orderNumber,
  supplierId: orderNumber,
  supplierOrderId: requiredText(255),
});

/** Order numbers that end like this show the shop's refusals (behaviour/errors 8). */
const outcomeOf = (orderId: string): Cancellation['outcome'] => {
  if (orderId.endsWith('404')) return 'unknownOrder';
  return orderId.endsWith('409') ? 'alreadyShipped' : 'accepted';
};

/** A supplier's request to cancel an order; refusals are a list of errors with status 200 (behaviour/forms 17). */
export const cancelSupplierOrder =
  ({ submissions, wordsOf }: Dependencies) =>
  ({ project, body }: ProjectCall): Answer => {
    const input = readInput(cancellationBody, body);
    if (!input.ok) return input.answer;
    const { atdOrderId: orderId, supplierId, supplierOrderId } = input.value;
    const outcome = outcomeOf(orderId);
    submissions.addCancellation(project, { orderId, supplierId, supplierOrderId, outcome });
    if (outcome === 'accepted') return plain({ success: true });
    const message = wordsOf(project).site.serverErrors[outcome];
    return plain({ success: false, errors: [fillPlaceholders(message, { id: orderId })] });
  };
