const path = /^\/(?![/\\])[^\s\\]*$/;
const address = /^https:\/\/[^\s/?#\\@]+(?:[/?#]\S*)?$/i;

/** Where a notice leads: a path of this help centre, or an address over https; `null` for whatever else stands there. */
export const noticeLink = (written: string): { readonly to: string } | { readonly href: string } | null => {
  const link = written.trim();
  if (path.test(link)) return { to: link };
  return address.test(link) ? { href: link } : null;
};
