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
  // After the load event none is on its way.
  if (document.readyState !== 'complete')
    await Promise.all([...sheets].filter(({ sheet }) => !sheet).map(whenSettled));
};
