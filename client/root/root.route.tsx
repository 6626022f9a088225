import { Outlet } from 'react-router-dom';
import { helpApiOf, required, type LoadArgs } from '#client/api/load-context.ts';
import { Shell } from './shell/shell.tsx';

/** Loaded once a visit: what surrounds the pages does not change from one to the next. */
export const loader = (args: LoadArgs) => required(helpApiOf(args).site());

/** The default layout (behaviour/shell 1) around the routed page. */
export const Component = () => (
  <Shell>
    <Outlet />
  </Shell>
);
