import type { RouteObject } from 'react-router';
import { action as complain } from '../../features/complaint/complaint.action.ts';
import { action as subscribe } from '../../features/newsletter/newsletter.action.ts';
import { action as cancelOrder } from '../../features/order-cancellation/cancellation.action.ts';
import { pageFailure } from '../load-context.ts';

/** An address that only takes posts: opened in a browser it is no page. */
const noPage = (): never => {
  throw pageFailure('no-route');
};

/**
 * The writes of the product as route actions (design 5); `id` is the source path, as in the route table. Those of the
 * footer are on every page, and so are their rules: fetched only at the press of the button, an action that cannot be
 * had would take the page away instead of telling that nothing was sent.
 */
export const formActions: RouteObject[] = [
  {
    id: 'client/features/vote/vote.action.ts',
    path: 'actions/vote',
    loader: noPage,
    lazy: () => import('../../features/vote/vote.action.ts'),
  },
  {
    id: 'client/features/vote/comment.action.ts',
    path: 'actions/comment',
    loader: noPage,
    lazy: () => import('../../features/vote/comment.action.ts'),
  },
  {
    id: 'client/features/newsletter/newsletter.action.ts',
    path: 'actions/newsletter',
    loader: noPage,
    action: subscribe,
  },
  {
    id: 'client/features/complaint/complaint.action.ts',
    path: 'actions/complaint',
    loader: noPage,
    action: complain,
  },
  {
    id: 'client/features/order-cancellation/cancellation.action.ts',
    path: 'actions/cancellation',
    loader: noPage,
    action: cancelOrder,
  },
  {
    id: 'client/routes/alternatives/decisions.action.ts',
    path: 'actions/decisions',
    loader: noPage,
    lazy: () => import('../../routes/alternatives/decisions.action.ts'),
  },
  {
    id: 'client/routes/alternatives/payment.action.ts',
    path: 'actions/payment',
    loader: noPage,
    lazy: () => import('../../routes/alternatives/payment.action.ts'),
  },
];
