import type { ConsentSignals } from '#shared/consent/consent-signals.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const dataLayer = (): unknown[] => (window.dataLayer ??= []);

/** The tag manager tells a command from an event by its kind: only an `arguments` object is a command. */
function command(_kind: 'consent', _what: 'default' | 'update', _signals: ConsentSignals): void {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}

/** What holds until something else is said; must be said before anything else. */
export const tellConsentDefault = (signals: ConsentSignals): void => command('consent', 'default', signals);

/** What the visitor just chose. */
export const tellConsentUpdate = (signals: ConsentSignals): void => command('consent', 'update', signals);

/** Says that the tag manager starts now. */
export const tellStart = (time: number): void => {
  dataLayer().push({ 'gtm.start': time, event: 'gtm.js' });
};
