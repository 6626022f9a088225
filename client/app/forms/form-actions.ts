import type { RouteObject } from 'react-router';
import { pageFailure } from '../load-context.ts';

/** An address that only takes posts: opened in a browser it is no page. */
const noPage = (): never => {
  throw pageFailure('no-route');
};

/** The writes of the product as route actions (design 5); `id` is the source path, as in the route table. */
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
    lazy: () => import('../../features/newsletter/newsletter.action.ts'),
  },
];
