const whenSettled = (sheet: HTMLLinkElement): Promise<unknown> =>
  new Promise((settle) => {
    sheet.addEventListener('load', settle);
    sheet.addEventListener('error', settle);
  });

/**
 * Resolves when the style sheets that the page names behind its markup are there, or known not to come: other pages need
 * them, and what opens here.
 */
export const lateStyles = async (): Promise<void> => {
  const sheets = document.body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if (document.readyState === 'complete') return;
  const settled = Promise.all([...sheets].filter(({ sheet }) => !sheet).map(whenSettled));
  // One that has failed already tells nobody any more, and by the standard has no sheet either (in Chromium it has one, an
  // empty one); after the load event none is on its way.
  const loaded = new Promise((settle) => window.addEventListener('load', settle));
  await Promise.race([settled, loaded]);
};
