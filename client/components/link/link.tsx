import { createElement, type ComponentProps, type ComponentType } from 'react';
import { Link as RoutedLink } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the help centre, or what stands behind the page's own: `?page=2`, `#vote`. */
  to: string;
}

/** Paths that the router writes as they are given. */
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#][\w%&=.+-]+)?$/;

/** As the router writes a link, without its hooks, which take longer than all else about an element. */
const WrittenLink = ({ to, ...rest }: LinkProps) =>
  plainPath.test(to)
    ? createElement('a', { ...rest, href: to, 'data-discover': 'true' })
    : createElement(RoutedLink, { ...rest, to });

/** A link within the help centre: the router's, but on the server, where no link is followed. */
export const Link: ComponentType<LinkProps> = import.meta.env.SSR ? WrittenLink : RoutedLink;
