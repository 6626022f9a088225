import type { DatabaseSync } from 'node:sqlite';
import type { DemoProject } from '../demo-project.ts';

export interface Comment {
  readonly article: number;
  readonly vote: number;
  readonly reasons: readonly string[];
  readonly comment: string;
}

export interface Complaint {
  readonly email: string;
  readonly text: string;
  readonly domain: string;
  readonly language: string;
}

export interface Cancellation {
  readonly orderId: string;
  readonly supplierId: string;
  readonly supplierOrderId: string;
  readonly outcome: 'accepted' | 'unknownOrder' | 'alreadyShipped';
}

const now = (): string => new Date().toISOString();

/** Keeps what visitors and suppliers send, by company and locale. Nothing here is ever read back to a visitor. */
export const createSubmissionsStore = (database: DatabaseSync) => {
  const views = database.prepare(
    'select views from article_view where skin = ? and locale = ? and article = ?',
  );
  const countView = database.prepare(`
    insert into article_view values (?, ?, ?, 1) on conflict do update set views = views + 1 returning views`);
  const vote = database.prepare(
    'insert into vote (skin, locale, article, vote, created_at) values (?, ?, ?, ?, ?)',
  );
  const comment = database.prepare(`
    insert into comment (skin, locale, article, vote, reasons, comment, created_at)
    values (?, ?, ?, ?, ?, ?, ?)`);
  const subscription = database.prepare(
    'insert into subscription values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  const complaint = database.prepare(`
    insert into complaint (skin, locale, email, domain, language, text, created_at)
    values (?, ?, ?, ?, ?, ?, ?)`);
  const cancellation = database.prepare(`
    insert into cancellation (skin, locale, order_id, supplier_id, supplier_order_id, outcome, created_at)
    values (?, ?, ?, ?, ?, ?, ?)`);
  return {
    /** Views counted since the article was seeded. */
    views: ({ skin, locale }: DemoProject, article: number) =>
      Number(views.get(skin, locale, article)?.views ?? 0),
    /** Counts one view and returns how many were counted. */
    countView: ({ skin, locale }: DemoProject, article: number) =>
      Number(countView.get(skin, locale, article)?.views),
    addVote: ({ skin, locale }: DemoProject, article: number, value: number) =>
      void vote.run(skin, locale, article, value, now()),
    addComment: ({ skin, locale }: DemoProject, { article, vote: value, reasons, comment: text }: Comment) =>
      void comment.run(skin, locale, article, value, JSON.stringify(reasons), text, now()),
    /** The same address again changes nothing. */
    subscribe: ({ skin, locale }: DemoProject, email: string, domain: string) =>
      void subscription.run(email, domain, skin, locale, now()),
    addComplaint: ({ skin, locale }: DemoProject, { email, domain, language, text }: Complaint) =>
      void complaint.run(skin, locale, email, domain, language, text, now()),
    addCancellation: ({ skin, locale }: DemoProject, sent: Cancellation) =>
      void cancellation.run(
        skin,
        locale,
        sent.orderId,
        sent.supplierId,
        sent.supplierOrderId,
        sent.outcome,
        now(),
      ),
  };
};

export type SubmissionsStore = ReturnType<typeof createSubmissionsStore>;
