import type { RouteObject } from 'react-router-dom';
import { formNames, type FormName } from '#shared/help-api/forms.ts';
import { action as complaint } from '#client/features/complaint/complaint.action.ts';
import { action as newsletter } from '#client/features/newsletter/newsletter.action.ts';
import { action as cancellation } from '#client/features/order-cancellation/cancellation.action.ts';
import { action as comment } from '#client/features/vote/comment.action.ts';
import { action as vote } from '#client/features/vote/vote.action.ts';
import { holdable } from './hold-writes.ts';
import { notFoundLoader } from '#client/api/load-context.ts';

type Action = Parameters<typeof holdable>[1];

const alternatives = () => import('#client/routes/alternatives/alternatives.route.tsx');

/** The actions of all forms, loaded with their pages: an action that fails to load would show the error page. */
const actions: Readonly<Record<FormName, () => Action | Promise<Action>>> = {
  vote: () => vote,
  comment: () => comment,
  newsletter: () => newsletter,
  complaint: () => complaint,
  cancellation: () => cancellation,
  decisions: async () => (await alternatives()).decisions,
  payment: async () => (await alternatives()).payment,
};

export const formActions: RouteObject[] = formNames.map((form) => ({
  id: `actions/${form}`,
  path: `actions/${form}`,
  loader: notFoundLoader,
  lazy: async () => ({ action: holdable(form, await actions[form]()) }),
}));
