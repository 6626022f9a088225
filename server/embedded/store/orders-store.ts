import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { demoProjects, type DemoProject } from '../demo-project.ts';
import { amountDue, type Decisions, type OrderState, type Payment } from '../orders/alternative.ts';
import { demoOrders, type DemoOrder } from '../orders/demo-orders.ts';
import { inTransaction } from './schema.ts';

/** A payment with everything that its page shows. */
export interface PaymentDetails {
  readonly token: string;
  readonly project: DemoProject;
  readonly order: DemoOrder;
  /** Minor units of the project's currency. */
  readonly amount: number;
  readonly status: 'open' | 'failed' | 'paid';
}

const now = (): string => new Date().toISOString();
/** Unguessable: whoever has the link may pay. */
const newToken = (): string => randomBytes(24).toString('base64url');

const prepareStatements = (database: DatabaseSync) => ({
  decisions: database.prepare(
    'select replacement, approved from decision where skin = ? and locale = ? and alternative = ?',
  ),
  decide: database.prepare('insert into decision values (?, ?, ?, ?, ?, ?)'),
  paymentOf: database.prepare(
    'select token, status from payment where skin = ? and locale = ? and alternative = ?',
  ),
  payment: database.prepare('select * from payment where token = ?'),
  createPayment: database.prepare('insert into payment values (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  chooseMethod: database.prepare('update payment set method = ? where token = ?'),
  setStatus: database.prepare(
    "update payment set status = ?, paid_at = ? where token = ? and status <> 'paid'",
  ),
});

/** The fixed orders with what customers decided and paid, by company and locale. */
export const createOrdersStore = (database: DatabaseSync) => {
  const statements = prepareStatements(database);

  const decisionsOf = ({ skin, locale }: DemoProject, { id, replacements }: DemoOrder): Decisions => {
    const preset = replacements.flatMap((one) =>
      one.preset === undefined ? [] : [[one.id, one.preset] as const],
    );
    const taken = statements.decisions
      .all(skin, locale, id)
      .map(({ replacement, approved }) => [Number(replacement), approved === 1] as const);
    return new Map([...preset, ...taken]);
  };

  const paymentOf = ({ skin, locale }: DemoProject, { id }: DemoOrder): Payment | undefined => {
    const row = statements.paymentOf.get(skin, locale, id);
    return row && { token: String(row.token), isPaid: row.status === 'paid' };
  };

  const stateOf = (project: DemoProject, order: DemoOrder): OrderState => ({
    order,
    decisions: decisionsOf(project, order),
    payment: paymentOf(project, order),
  });

  const createPayment = (project: DemoProject, state: OrderState, method: string): string => {
    const token = newToken();
    const { skin, locale } = project;
    const amount = amountDue(project, state);
    statements.createPayment.run(token, skin, locale, state.order.id, method, amount, 'open', now(), null);
    return token;
  };

  const setStatus = (token: string, status: 'paid' | 'failed'): void =>
    void statements.setStatus.run(status, status === 'paid' ? now() : null, token);

  for (const order of demoOrders.filter(({ isPaid }) => isPaid))
    for (const project of demoProjects) {
      const state = stateOf(project, order);
      if (!state.payment) setStatus(createPayment(project, state, '7'), 'paid');
    }

  return {
    byId: (project: DemoProject, id: string): OrderState | undefined => {
      const order = demoOrders.find((one) => one.id === id.toLowerCase());
      return order && stateOf(project, order);
    },
    byOrderId: (project: DemoProject, orderId: number): OrderState | undefined => {
      const order = demoOrders.find((one) => one.orderId === orderId);
      return order && stateOf(project, order);
    },
    /** Locks decisions, all or none; none of them may be locked already. */
    decide: ({ skin, locale }: DemoProject, { id }: DemoOrder, decisions: Decisions): void =>
      inTransaction(database, () => {
        for (const [replacement, approved] of decisions)
          statements.decide.run(skin, locale, id, replacement, approved ? 1 : 0, now());
      }),
    /** The token of the order's one payment; asked again, it is the same with the method chosen last. */
    payLink: (project: DemoProject, state: OrderState, method: string): string => {
      if (!state.payment) return createPayment(project, state, method);
      statements.chooseMethod.run(method, state.payment.token);
      return state.payment.token;
    },
    payment: (token: string): PaymentDetails | undefined => {
      const row = statements.payment.get(token);
      const order = demoOrders.find(({ id }) => id === row?.alternative);
      const project = demoProjects.find(({ skin, locale }) => skin === row?.skin && locale === row.locale);
      if (!row || !order || !project) return undefined;
      const status = row.status as PaymentDetails['status'];
      return { token, project, order, amount: Number(row.amount), status };
    },
    /** A payment that is paid stays paid. */
    setStatus,
  };
};

export type OrdersStore = ReturnType<typeof createOrdersStore>;
