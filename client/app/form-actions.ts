import type { RouteObject } from 'react-router';
import { formNames, type FormName } from '#shared/help-api/forms.ts';
import { holdable } from './hold-writes.ts';
import { notFoundLoader } from './not-found-loader.ts';

type Action = Parameters<typeof holdable>[1];

interface FormAction {
  /** The action's source path, as in the route table. */
  readonly id: `client/${string}.action.ts`;
  readonly fetch: () => Promise<Action>;
}

/**
 * The writes of the product as route actions, one a form: a form without its action does not compile. An action that
 * cannot be had would take the page away instead of telling that nothing was sent, so none is fetched only at the press
 * of its button: each comes with the code of the part or the page that has its form.
 */
const actions: Readonly<Record<FormName, FormAction>> = {
  vote: {
    id: 'client/features/vote/vote.action.ts',
    fetch: async () => (await import('#client/features/vote/vote-block.late.tsx')).vote,
  },
  comment: {
    id: 'client/features/vote/comment.action.ts',
    fetch: async () => (await import('#client/features/vote/vote-block.late.tsx')).comment,
  },
  newsletter: {
    id: 'client/features/newsletter/newsletter.action.ts',
    fetch: async () => (await import('#client/features/footer/footer.late.tsx')).newsletter,
  },
  complaint: {
    id: 'client/features/complaint/complaint.action.ts',
    fetch: async () => (await import('#client/features/footer/footer.late.tsx')).complaint,
  },
  cancellation: {
    id: 'client/features/order-cancellation/cancellation.action.ts',
    fetch: async () => (await import('#client/features/footer/footer.late.tsx')).cancellation,
  },
  decisions: {
    id: 'client/routes/alternatives/decisions.action.ts',
    fetch: async () => (await import('#client/routes/alternatives/alternatives.route.tsx')).decisions,
  },
  payment: {
    id: 'client/routes/alternatives/payment.action.ts',
    fetch: async () => (await import('#client/routes/alternatives/alternatives.route.tsx')).payment,
  },
};

/** A form's address is for posting alone. */
export const formActions: RouteObject[] = formNames.map((form) => {
  const { id, fetch } = actions[form];
  const lazy = async () => ({ action: holdable(form, await fetch()) });
  return { id, path: `actions/${form}`, loader: notFoundLoader, lazy };
});
