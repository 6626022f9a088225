import { useEffect, useId, useRef } from 'react';
import type { ConsentChoice } from '#shared/consent/consent-choice.ts';
import { IconButton } from '#client/components/button/button.tsx';
import { closesDialog } from '#client/components/dialog/dialog-opener.ts';
import { Modal } from '#client/components/dialog/modal.tsx';
import { whenIdle } from '#client/components/when-idle.ts';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { useConsent } from './consent-store.tsx';
import { consentKey } from './consent-storage.ts';
import { ConsentPanel } from './consent-panel.tsx';
import styles from './cookie-consent.module.css';
import { useSpaceBelow } from './use-space-below.ts';

/** Reads the stored choice after hydration, when another tab chose, and after the back/forward cache. */
const useStoredChoice = () => {
  const recall = useConsent((state) => state.recall);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // No key: another tab cleared the storage.
      if (key === consentKey || key === null) recall();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) recall();
    };
    // Reading storage blocks: not during hydration.
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

/**
 * The cookie consent (behaviour/consent 1): a region at first, a dialog when opened from the footer. Both are
 * served hidden, as only the browser knows the choice.
 */
export const CookieConsent = () => {
  useStoredChoice();
  const adminView = useAdminView();
  const { choice, reopened, choose, close } = useConsent((state) => state);
  const asked = !reopened && (choice === null || adminView);
  const onChoose = adminView ? () => {} : choose;
  return (
    <>
      {/* The key resets the panel after each answer. */}
      <ConsentRegion key={String(asked)} shown={asked} onChoose={onChoose} />
      <ConsentDialog open={reopened} choice={choice} onChoose={onChoose} onClose={close} />
    </>
  );
};

interface ConsentRegionProps {
  shown: boolean;
  onChoose: (choice: ConsentChoice) => void;
}

/** The first question: a labelled region that blocks nothing and takes no focus (behaviour/consent 1). */
const ConsentRegion = ({ shown, onChoose }: ConsentRegionProps) => {
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  useSpaceBelow(region, shown);
  return (
    <section
      ref={region}
      className={styles.region}
      aria-labelledby={titleId}
      data-print="hide"
      hidden={!shown}
    >
      <ConsentPanel titleId={titleId} choice={null} onChoose={onChoose} />
    </section>
  );
};

interface ConsentDialogProps {
  open: boolean;
  choice: ConsentChoice | null | undefined;
  onChoose: (choice: ConsentChoice) => void;
  onClose: () => void;
}

/** Milliseconds (behaviour/timings 7). */
const focusDelay = 100;

/**
 * The dialog that the footer opens. Not a `Dialog`: the panel has its own title, which is focused after
 * `focusDelay`.
 */
const ConsentDialog = ({ open, choice, onChoose, onClose }: ConsentDialogProps) => {
  const id = useId();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return;
    // Until then the dialog itself is focused, or browsers would focus the first control.
    dialog.current?.focus();
    const timer = setTimeout(() => dialog.current?.querySelector('h2')?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <Modal
      ref={dialog}
      open={open}
      id={id}
      className={styles.dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      closedby="closerequest"
      onClose={onClose}
    >
      {open && (
        <ConsentPanel
          titleId={titleId}
          corner={<IconButton icon="close" i18nKey="common.close" {...closesDialog(id)} />}
          choice={choice ?? null}
          onChoose={onChoose}
        />
      )}
    </Modal>
  );
};
