import { useConsent } from './consent-provider.tsx';

/** Opens the cookie dialog again, as the footer's "Cookie settings" does. For event handlers. */
export const useOpenConsent = (): (() => void) => useConsent(({ reopen }) => reopen);
