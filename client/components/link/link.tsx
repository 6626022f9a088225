import { createElement, type ComponentProps, type ComponentType } from 'react';
import { Link as RoutedLink, useLocation } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the help centre, or what stands behind the page's own: `?page=2`, `#vote`. */
  to: string;
  /** What the page that is led to finds as its location's state; on the server nothing is led anywhere. */
  state?: object | undefined;
}

/** Paths that the router writes as they are given. */
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#][\w%&=.+-]+)?$/;

const plainPlace = /^#[\w%&=.+-]+$/;

const PlaceLink = ({ to, ...rest }: LinkProps) =>
  createElement('a', { ...rest, href: useLocation().pathname + to, 'data-discover': 'true' });

/** As the router writes a link, without its hooks, which take longer than all else about an element. */
const WrittenLink = ({ to, state: _state, ...rest }: LinkProps) => {
  if (plainPath.test(to)) return createElement('a', { ...rest, href: to, 'data-discover': 'true' });
  return plainPlace.test(to)
    ? createElement(PlaceLink, { ...rest, to })
    : createElement(RoutedLink, { ...rest, to });
};

/** A link within the help centre: the router's, but on the server, where no link is followed. */
export const Link: ComponentType<LinkProps> = import.meta.env.SSR ? WrittenLink : RoutedLink;
