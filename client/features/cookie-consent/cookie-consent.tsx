import { useEffect, useState } from 'react';
import { decideDialog } from '#shared/consent/consent-choice.ts';
import { whenIdle } from '#client/components/when-idle.ts';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { useConsent } from './consent-provider.tsx';
import { ConsentRegion } from './consent-region.tsx';
import { consentKey } from './consent-storage.ts';

/** Reads the stored choice after hydration, and again when another tab chose or the page comes out of the back cache. */
const useStoredChoice = () => {
  const recall = useConsent((state) => state.recall);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // No key: another tab cleared everything.
      if (key === consentKey || key === null) recall();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) recall();
    };
    // To read storage stops a page for as long as the browser takes: not while it is taken over.
    const cancel = whenIdle(recall);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      cancel();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [recall]);
};

/** How often the question went away: it begins anew each time. */
const useTimesAnswered = (asked: boolean): number => {
  const [seen, setSeen] = useState({ asked, times: 0 });
  if (seen.asked !== asked) setSeen({ asked, times: asked ? seen.times : seen.times + 1 });
  return seen.times;
};

/**
 * The cookie dialog (behaviour/consent 1). The first question is a region at the bottom that blocks nothing; opened
 * again from the footer it is a dialog. Both are served hidden: who has chosen is known only in the browser.
 */
export const CookieConsent = () => {
  useStoredChoice();
  const adminView = useAdminView();
  const choice = useConsent((state) => state.choice);
  const reopened = useConsent((state) => state.reopened);
  const choose = useConsent((state) => state.choose);
  const close = useConsent((state) => state.close);
  const { visible, closesOnEscape, actionsWork } = decideDialog({ choice, reopened, adminView });
  const asked = visible && !reopened;
  const times = useTimesAnswered(asked);
  const onChoose = actionsWork ? choose : () => {};
  return (
    <>
      {/* A new key brings the general view back once the question is answered; what was served stays until then. */}
      <ConsentRegion key={times} shown={asked} onChoose={onChoose} />
      <ConsentDialog
        open={reopened}
        closesOnEscape={closesOnEscape}
        choice={choice}
        onChoose={onChoose}
        onClose={close}
      />
    </>
  );
};
