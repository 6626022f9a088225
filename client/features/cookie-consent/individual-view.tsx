import type { ConsentType } from '#shared/consent/consent-choice.ts';
import { Button } from '#client/components/button/button.tsx';
import { T } from '#client/i18n/t.tsx';
import { ConsentSheet, type SheetHead } from './consent-sheet.tsx';
import styles from './cookie-consent.module.css';
import { TypeSwitches } from './type-switches.tsx';
import { useNarrowWindow } from './use-narrow-window.ts';

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
