import type { RouteObject } from 'react-router';
import { formNames, type FormName } from '#shared/help-api/forms.ts';
import { action as complain } from '#client/features/complaint/complaint.action.ts';
import { action as subscribe } from '#client/features/newsletter/newsletter.action.ts';
import { action as cancelOrder } from '#client/features/order-cancellation/cancellation.action.ts';
import { holdable } from './hold-writes.ts';
import { notFoundLoader } from './not-found-loader.ts';

type Action = Parameters<typeof holdable>[1];

interface FormAction {
  /** The action's source path, as in the route table. */
  readonly id: `client/${string}.action.ts`;
  readonly action: Action | { readonly fetch: () => Promise<Action> };
}

/**
 * The writes of the product as route actions, one a form: a form without its action does not compile. An action that
 * cannot be had would take the page away instead of telling that nothing was sent, so none is fetched only at the press
 * of its button: those of the footer are on every page, the others come with the page that has their form.
 */
const actions: Readonly<Record<FormName, FormAction>> = {
  vote: {
    id: 'client/features/vote/vote.action.ts',
    action: { fetch: async () => (await import('#client/routes/article/article.route.tsx')).vote },
  },
  comment: {
    id: 'client/features/vote/comment.action.ts',
    action: { fetch: async () => (await import('#client/routes/article/article.route.tsx')).comment },
  },
  newsletter: { id: 'client/features/newsletter/newsletter.action.ts', action: subscribe },
  complaint: { id: 'client/features/complaint/complaint.action.ts', action: complain },
  cancellation: { id: 'client/features/order-cancellation/cancellation.action.ts', action: cancelOrder },
  decisions: {
    id: 'client/routes/alternatives/decisions.action.ts',
    action: {
      fetch: async () => (await import('#client/routes/alternatives/alternatives.route.tsx')).decide,
    },
  },
  payment: {
    id: 'client/routes/alternatives/payment.action.ts',
    action: { fetch: async () => (await import('#client/routes/alternatives/alternatives.route.tsx')).pay },
  },
};

/** A form's address is for posting alone. */
export const formActions: RouteObject[] = formNames.map((form) => {
  const { id, action } = actions[form];
  const run =
    'fetch' in action
      ? { lazy: async () => ({ action: holdable(form, await action.fetch()) }) }
      : { action: holdable(form, action) };
  return { id, path: `actions/${form}`, loader: notFoundLoader, ...run };
});
