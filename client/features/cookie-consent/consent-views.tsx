import type { ReactNode, RefObject } from 'react';
import { useSite } from '#client/stores/site.ts';
import { Button } from '#client/components/button/button.tsx';
import { T } from '#client/i18n/t.tsx';
import styles from './cookie-consent.module.css';
import { privacyLinkOf } from './privacy-link.ts';
import type { ConsentType } from '#shared/consent/consent-choice.ts';
import { TypeSwitches } from './type-switches.tsx';
import { useNarrowWindow } from './use-narrow-window.ts';

interface SheetHead {
  readonly titleId: string;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly corner?: ReactNode;
}

interface ConsentSheetProps {
  head: SheetHead;
  title: ReactNode;
  /** `wide`: text and buttons side by side where there is room. */
  layout: 'wide' | 'column';
  actions: ReactNode;
  children: ReactNode;
}

/** Title, scrolling body and buttons. */
const ConsentSheet = ({ head, title, layout, actions, children }: ConsentSheetProps) => (
  <div className={styles[layout]}>
    <div className={styles.head}>
      <h2 id={head.titleId} ref={head.title} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {head.corner}
    </div>
    <div className={styles.body}>{children}</div>
    <div className={styles.actions}>{actions}</div>
  </div>
);

interface GeneralViewProps {
  head: SheetHead;
  onReject: () => void;
  onCustomise: () => void;
  onAllowAll: () => void;
}

/** Refusing is as easy as allowing: both buttons look alike. */
export const GeneralView = ({ head, onReject, onCustomise, onAllowAll }: GeneralViewProps) => {
  const site = useSite();
  const link = privacyLinkOf(site);
  return (
    <ConsentSheet
      head={head}
      title={<T i18nKey="cookies.title" />}
      layout="wide"
      actions={
        <>
          <Button variant="primary" onClick={onReject}>
            <T i18nKey="cookies.reject" />
          </Button>
          <Button variant="primary" onClick={onAllowAll}>
            <T i18nKey="cookies.allowAll" />
          </Button>
          <Button variant="ghost" className={styles.quiet} onClick={onCustomise}>
            <T i18nKey="cookies.customise" />
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        <T i18nKey="cookies.text" />{' '}
        {link && (
          <a href={link}>
            <T i18nKey="cookies.privacy" />
          </a>
        )}
      </p>
    </ConsentSheet>
  );
};

interface IndividualViewProps {
  head: SheetHead;
  selected: readonly ConsentType[];
  onToggle: (type: ConsentType) => void;
  onBack: () => void;
  onAllowSelected: () => void;
  onReject: () => void;
  onAllowAll: () => void;
}

export const IndividualView = ({ head, selected, onToggle, ...actions }: IndividualViewProps) => {
  const narrow = useNarrowWindow();
  const back = (
    <Button variant="ghost" icon="chevron-left" className={styles.quiet} onClick={actions.onBack}>
      <T i18nKey="cookies.back" />
    </Button>
  );
  return (
    <ConsentSheet
      head={head}
      title={<T i18nKey="cookies.individualTitle" />}
      layout="column"
      actions={
        <>
          {!narrow && back}
          <Button variant="primary" onClick={actions.onAllowSelected}>
            <T i18nKey="cookies.allowSelected" />
          </Button>
          <Button variant="secondary" onClick={actions.onReject}>
            <T i18nKey="cookies.reject" />
          </Button>
          <Button variant="secondary" onClick={actions.onAllowAll}>
            <T i18nKey="cookies.allowAll" />
          </Button>
          {narrow && back}
        </>
      }
    >
      <TypeSwitches selected={selected} onToggle={onToggle} />
    </ConsentSheet>
  );
};
