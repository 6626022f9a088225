import type { Alternative } from '#shared/alternatives/alternative.ts';
import { decisionsOf, setMany, undecidedOf, type Decisions } from '#shared/alternatives/decisions.ts';
import { isSafePayLink } from '#shared/alternatives/pay-link.ts';
import { pressButton } from '#shared/alternatives/press-button.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { fail, succeed, type Result } from '#shared/help-api/result.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { AlternativeId } from '#shared/validation/alternative-id.ts';
import type { Visit } from '#server/projects/project-registry.ts';
import type { Upstream } from '#server/upstream/resources.ts';
import type { ReadingTime } from '../deadline.ts';
import { toAlternative } from './map-alternative.ts';
import { createOneAtATime } from './one-at-a-time.ts';

/**
 * Milliseconds that a decision may take. The call has no timeout of its own (behaviour/upstream 3), as it may
 * have arrived; this only keeps a hanging upstream from holding visitors and sockets for ever.
 */
const decisionPatience = 60_000;

type OrderCalls = Pick<HelpApi, 'alternative' | 'decide' | 'paymentMethods' | 'createPayLink'>;
type Decided = Awaited<ReturnType<HelpApi['decide']>>;
type PayLink = Awaited<ReturnType<HelpApi['createPayLink']>>;

/** Logged for operators: the call and the host, never the order. */
export interface AlternativesLog {
  failed(call: keyof OrderCalls, host: string, error: unknown): void;
  /** The upstream named a pay link that is not on the project's list. */
  unsafePayLink(host: string): void;
}

interface Dependencies {
  readonly upstream: Upstream;
  readonly log: AlternativesLog;
}

export interface Alternatives {
  forVisit(visit: Visit, time: ReadingTime): OrderCalls;
}

/**
 * Decisions on replacements and their payment. The id of an order is a secret that lets its holder decide
 * (behaviour/security 14): nothing here is cached or logged, and memory holds it only while a write runs.
 */
export const createAlternatives = ({ upstream, log }: Dependencies): Alternatives => {
  /** A call that fails or cannot be read becomes a value. */
  const attempt = async <T>(
    call: keyof OrderCalls,
    { host }: ProjectFacts,
    work: () => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    try {
      return await work();
    } catch (error) {
      log.failed(call, host, error);
      return fail('unavailable');
    }
  };
  const saves = createOneAtATime<Decided>();
  const payLinks = createOneAtATime<PayLink>();

  const load = (project: ProjectFacts, id: AlternativeId): Promise<Result<Alternative>> =>
    attempt('alternative', project, async () => {
      const answer = await upstream.alternative(project, id);
      const found = answer?.success && answer.data ? toAlternative(answer.data, project) : null;
      return found ? succeed(found) : fail('not-found');
    });

  const send = (project: ProjectFacts, orderId: number, decisions: Decisions): Promise<Decided> =>
    attempt('decide', project, async () => {
      const patience = AbortSignal.timeout(decisionPatience);
      const answer = await upstream.decide(project, { orderId, decisions }, patience);
      if (!answer) return fail('not-found');
      if (!answer.success) return fail('refused');
      return succeed({ needToCreatePayLink: answer.data?.needToCreatePayLink ?? false });
    });

  const save = async (project: ProjectFacts, id: AlternativeId, decisions: Decisions): Promise<Decided> => {
    const loaded = await load(project, id);
    if (!loaded.ok) return loaded;
    const step = stepOf(loaded.value, decisions);
    // The order's number is the one just loaded, never one that came with the decisions.
    return 'send' in step ? send(project, loaded.value.orderId, step.send) : step.answer;
  };

  const createPayLink = (
    { project, payOrigins }: Visit,
    id: AlternativeId,
    paymentMethodId: string,
  ): Promise<PayLink> =>
    attempt('createPayLink', project, async () => {
      const answer = await upstream.createPayLink(project, { id, paymentMethodId });
      if (!answer) return fail('not-found');
      if (!answer.success || answer.payLink === '') return fail('refused');
      if (isSafePayLink(answer.payLink, payOrigins)) return succeed({ payLink: answer.payLink });
      log.unsafePayLink(project.host);
      return fail('unsafe-redirect');
    });

  return {
    forVisit: (visit, time) => {
      const { project } = visit;
      return {
        alternative: (id) =>
          time
            .deadline()
            .within(load(project, id))
            .catch(() => fail('unavailable')),
        decide: (id, { decisions }) =>
          saves(keyOf(id), `${project.host} ${canonical(decisions)}`, () =>
            save(project, id, decisions),
          ).finally(() => time.startAnew()),
        paymentMethods: (id) =>
          attempt('paymentMethods', project, async () => {
            const answer = await upstream.paymentMethods(project, id);
            if (!answer) return fail('not-found');
            if (!answer.success || answer.list.length === 0) return fail('refused');
            return succeed({ methods: answer.list, defaultMethodId: answer.defaultPaymentId });
          }),
        createPayLink: (id, { paymentMethodId }) =>
          payLinks(keyOf(id), `${project.host} ${paymentMethodId}`, () =>
            createPayLink(visit, id, paymentMethodId),
          ).finally(() => time.startAnew()),
      };
    },
  };
};

/** What is to be done with decisions on an order as it stands: send them, or answer at once. */
const stepOf = (
  alternative: Alternative,
  decisions: Decisions,
): { readonly send: Decisions } | { readonly answer: Decided } => {
  if (hasStrangers(alternative, decisions)) return { answer: fail('invalid') };
  if (contradictsLock(alternative, decisions)) return { answer: fail('refused') };
  // A proposal counts only if the visitor saw it and sent it.
  if (isIncomplete(alternative, decisions)) return { answer: fail('invalid') };
  const step = pressButton(setMany(alternative, decisions), 'submit');
  switch (step.kind) {
    case 'send':
      return { send: step.decisions };
    case 'choose-payment':
      // The order holds all of it: a second send, or one whose answer got lost.
      return { answer: succeed({ needToCreatePayLink: true }) };
    case 'disabled':
      return {
        answer:
          undecidedOf(alternative).length === 0 ? succeed({ needToCreatePayLink: false }) : fail('refused'),
      };
    case 'notice':
    case 'confirm':
      return { answer: fail('invalid') };
  }
};

const hasStrangers = ({ replacements }: Alternative, decisions: Decisions): boolean => {
  const known = new Set(replacements.map(({ id }) => String(id)));
  return Object.keys(decisions).some((id) => !known.has(id));
};

const isIncomplete = ({ replacements }: Alternative, decisions: Decisions): boolean =>
  replacements.some(({ id, locked }) => !locked && !(id in decisions));

const contradictsLock = (alternative: Alternative, decisions: Decisions): boolean => {
  const loaded = decisionsOf(alternative);
  return alternative.replacements.some(
    ({ id, locked }) => locked && id in decisions && decisions[id] !== loaded[id],
  );
};

/** Spellings of one id share a turn; so do different hosts, for an order is the same on all of them. */
const keyOf = (id: AlternativeId): string => id.toLowerCase();

const canonical = (decisions: Decisions): string =>
  JSON.stringify(Object.entries(decisions).toSorted(([a], [b]) => Number(a) - Number(b)));
