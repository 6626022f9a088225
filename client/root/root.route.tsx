import { Outlet } from 'react-router-dom';
import { helpApiOf, required, type LoadArgs } from '#client/api/load-context.ts';
import { Shell } from './shell/shell.tsx';

/** Loaded once per visit. */
export const loader = (args: LoadArgs) => required(helpApiOf(args).site());

export const Component = () => (
  <Shell>
    <Outlet />
  </Shell>
);
