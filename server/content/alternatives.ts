import type { Alternative } from '#shared/alternatives/alternative.ts';
import { decisionsOf, setMany, undecidedOf, type Decisions } from '#shared/alternatives/decisions.ts';
import { isSafePayLink } from '#shared/alternatives/payment.ts';
import { pressButton } from '#shared/alternatives/press-button.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { fail, succeed, type Result } from '#shared/help-api/result.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import type { Visit } from '#server/config/project-registry.ts';
import type { Upstream } from '#server/upstream/resources.ts';
import { resultOf, type ReadingTime } from './deadline.ts';
import { toAlternative } from './mapping/map-alternative.ts';

type OrderCalls = Pick<HelpApi, 'alternative' | 'decide' | 'paymentMethods' | 'createPayLink'>;
type Decided = Awaited<ReturnType<HelpApi['decide']>>;
type PayLink = Awaited<ReturnType<HelpApi['createPayLink']>>;

/** What operators learn of: the call and the host, never the order. */
interface AlternativesLog {
  failed(call: keyof OrderCalls, host: string, error: unknown): void;
  /** The upstream named a pay link that is not on the project's list. */
  unsafePayLink(host: string): void;
}

export type Alternatives = ReturnType<typeof createAlternatives>;

/**
 * Decisions on replacements and their payment. The id of an order is a secret that lets its holder decide
 * (behaviour/security 14): nothing here is cached or logged, and memory holds it only while a write runs.
 */
export const createAlternatives = ({ upstream, log }: { upstream: Upstream; log: AlternativesLog }) => {
  const attempt = <A, T>(
    call: keyof OrderCalls,
    { host }: ProjectFacts,
    work: Promise<A | null>,
    read: (answer: A) => Result<T>,
  ): Promise<Result<T>> => resultOf(work, read, (error) => log.failed(call, host, error));
  const saves = createOneAtATime<Decided>();
  const payLinks = createOneAtATime<PayLink>();

  const load = (project: ProjectFacts, id: AlternativeId): Promise<Result<Alternative>> =>
    attempt('alternative', project, upstream.alternative(project, id), ({ success, data }) => {
      const found = success && data ? toAlternative(data, project) : null;
      return found ? succeed(found) : fail('not-found');
    });

  const send = (project: ProjectFacts, orderId: number, decisions: Decisions): Promise<Decided> => {
    const sent = upstream.decide(project, { orderId, decisions });
    return attempt('decide', project, sent, ({ success, data }) =>
      success ? succeed({ needToCreatePayLink: data?.needToCreatePayLink ?? false }) : fail('refused'),
    );
  };

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
  ): Promise<PayLink> => {
    const created = upstream.createPayLink(project, { id, paymentMethodId });
    return attempt('createPayLink', project, created, ({ success, payLink }) => {
      if (!success || payLink === '') return fail('refused');
      if (isSafePayLink(payLink, payOrigins)) return succeed({ payLink });
      log.unsafePayLink(project.host);
      return fail('unsafe-redirect');
    });
  };

  return {
    forVisit: (visit: Visit, time: ReadingTime): OrderCalls => {
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
          attempt('paymentMethods', project, upstream.paymentMethods(project, id), (answer) =>
            answer.success && answer.list.length > 0
              ? succeed({ methods: answer.list, defaultMethodId: answer.defaultPaymentId })
              : fail('refused'),
          ),
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
  // A proposal is sent because a visitor saw it and sent it, never because nobody spoke.
  if (isIncomplete(alternative, decisions)) return { answer: fail('invalid') };
  const step = pressButton(setMany(alternative, decisions), 'submit');
  switch (step.kind) {
    case 'send':
      return { send: step.decisions };
    case 'choose-payment':
      // All of it is known already: a second send of the same, or one whose answer got lost.
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
  const known = new Set(replacements.map(({ id }) => id));
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
  JSON.stringify(Object.entries(decisions).toSorted(([a], [b]) => a.localeCompare(b)));

/**
 * Work on one thing, one at a time: the same request that arrives while it runs shares its answer, another one waits
 * for its end. Keys and requests are kept only while something runs. Not async-mutex: its locks would make the second of
 * two equal requests send again, and would be kept for every key that ever was.
 */
export const createOneAtATime = <T>() => {
  const running = new Map<string, { readonly request: string; readonly answer: Promise<T> }>();
  return async (key: string, request: string, work: () => Promise<T>): Promise<T> => {
    let current = running.get(key);
    while (current) {
      if (current.request === request) return current.answer;
      await current.answer.catch(() => {});
      current = running.get(key);
    }
    const answer = work().finally(() => running.delete(key));
    running.set(key, { request, answer });
    return answer;
  };
};
