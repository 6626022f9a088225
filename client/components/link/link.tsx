import { createElement, type ComponentProps } from 'react';
import { Link as RoutedLink } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the help centre, or what stands behind the page's own: `?page=2`, `#vote`. */
  to: string;
}

/** Paths that the router writes as they are given. */
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#][\w%&=.+-]+)?$/;

/**
 * A link within the help centre. The markup is the router's; the server, where no link is followed, writes it without the
 * router's hooks, which take longer than all else about an element.
 */
export const Link = ({ to, ...rest }: LinkProps) =>
  import.meta.env.SSR && plainPath.test(to)
    ? createElement('a', { ...rest, href: to, 'data-discover': 'true' })
    : createElement(RoutedLink, { ...rest, to });
