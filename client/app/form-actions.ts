import type { RouteObject } from 'react-router';
import { action as complain } from '#client/features/complaint/complaint.action.ts';
import { action as subscribe } from '#client/features/newsletter/newsletter.action.ts';
import { action as cancelOrder } from '#client/features/order-cancellation/cancellation.action.ts';
import { notFoundLoader } from './not-found-loader.ts';

/**
 * The writes of the product as route actions (behaviour/forms 1); `id` is the source path, as in the route table. An
 * action that cannot be had would take the page away instead of telling that nothing was sent, so none is fetched only
 * at the press of its button: those of the footer are on every page, the others come with the page that has their
 * form.
 */
export const formActions: RouteObject[] = [
  {
    id: 'client/features/vote/vote.action.ts',
    path: 'actions/vote',
    loader: notFoundLoader,
    lazy: async () => ({ action: (await import('#client/routes/article/article.route.tsx')).vote }),
  },
  {
    id: 'client/features/vote/comment.action.ts',
    path: 'actions/comment',
    loader: notFoundLoader,
    lazy: async () => ({ action: (await import('#client/routes/article/article.route.tsx')).comment }),
  },
  {
    id: 'client/features/newsletter/newsletter.action.ts',
    path: 'actions/newsletter',
    loader: notFoundLoader,
    action: subscribe,
  },
  {
    id: 'client/features/complaint/complaint.action.ts',
    path: 'actions/complaint',
    loader: notFoundLoader,
    action: complain,
  },
  {
    id: 'client/features/order-cancellation/cancellation.action.ts',
    path: 'actions/cancellation',
    loader: notFoundLoader,
    action: cancelOrder,
  },
  {
    id: 'client/routes/alternatives/decisions.action.ts',
    path: 'actions/decisions',
    loader: notFoundLoader,
    lazy: async () => ({
      action: (await import('#client/routes/alternatives/alternatives.route.tsx')).decide,
    }),
  },
  {
    id: 'client/routes/alternatives/payment.action.ts',
    path: 'actions/payment',
    loader: notFoundLoader,
    lazy: async () => ({ action: (await import('#client/routes/alternatives/alternatives.route.tsx')).pay }),
  },
];
