/** What the editor is looking at: a host, and path and query of its page. */
export interface Place {
  readonly host: string;
  readonly path: string;
}

/**
 * The place that the desk's own address names (`?host=…&page=…`, behaviour/editor 16); where that is no host of the shop
 * the first one's home, and where it is no page of the host its home.
 */
export const readPlace = (
  query: string,
  hosts: readonly { readonly host: string; readonly origin: string }[],
): Place => {
  const asked = new URLSearchParams(query);
  const host = hosts.find((each) => each.host === asked.get('host'));
  if (!host) return { host: hosts[0]?.host ?? '', path: '/' };
  const page = asked.get('page') ?? '/';
  const url = URL.parse(page, host.origin);
  return { host: host.host, path: url?.origin === host.origin ? `${url.pathname}${url.search}` : '/' };
};

/** The query of the desk's address that names the place. */
export const printPlace = ({ host, path }: Place): string => `?${new URLSearchParams({ host, page: path })}`;
