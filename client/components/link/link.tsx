import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** The router would complain where the browser cannot fade. */
const canFade = typeof document !== 'undefined' && 'startViewTransition' in document;

/** A link within the help centre: another page fades in, another place of the same one does not. */
export const Link = (props: LinkProps & { readonly to: string }) => (
  <RouterLink viewTransition={canFade && props.to.startsWith('/')} {...props} />
);
