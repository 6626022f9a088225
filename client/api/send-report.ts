/** Posts a report in the background; browsers send it even while the page is being left. */
export const sendReport = (path: string, report: object): void => {
  navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
};
