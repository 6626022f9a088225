import { useTranslation } from 'react-i18next';
import type { ConsentType } from '#shared/consent/consent-choice.ts';
import { Button } from '#client/components/button/button.tsx';
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
  onAllowAll: () => void;
}

/** One switch a type: in tabs, on phones in panels that collapse (behaviour/consent 6). */
export const IndividualView = ({ head, selected, onToggle, ...actions }: IndividualViewProps) => {
  const { t } = useTranslation();
  const narrow = useNarrowWindow();
  const back = (
    <Button variant="ghost" icon="chevron-left" className={styles.quiet} onClick={actions.onBack}>
      {t('cookies.back')}
    </Button>
  );
  return (
    <ConsentSheet
      head={head}
      title={t('cookies.individualTitle')}
      layout="column"
      actions={
        <>
          {!narrow && back}
          <Button variant="primary" onClick={actions.onAllowSelected}>
            {t('cookies.allowSelected')}
          </Button>
          <Button variant="secondary" onClick={actions.onAllowAll}>
            {t('cookies.allowAll')}
          </Button>
          {narrow && back}
        </>
      }
    >
      <TypeSwitches selected={selected} onToggle={onToggle} />
    </ConsentSheet>
  );
};
