import { useState, type ReactNode, type RefObject } from 'react';
import {
  allowedTypes,
  chooseTypes,
  toggleType,
  type ConsentChoice,
  type ConsentType,
} from '#shared/consent/consent-choice.ts';
import { Button } from '#client/components/button/button.tsx';
import { classNames } from '#client/components/class-names.ts';
import { useFocusOnChange } from '#client/components/use-focus-on-change.ts';
import { T } from '#client/i18n/t.tsx';
import { useShownState } from '#client/stores/admin-view.tsx';
import styles from './cookie-consent.module.css';
import { usePrivacyLink } from './cookie-settings-entry.tsx';
import { TypeSwitches } from './type-switches.tsx';
import { useNarrowWindow } from './use-narrow-window.ts';

interface ConsentPanelProps {
  titleId: string;
  corner?: ReactNode;
  /** The switches start with it. */
  choice: ConsentChoice | null;
  onChoose: (choice: ConsentChoice) => void;
}

/** The current view. An editor may ask for one, and returns to the general view after that. */
const useView = () => {
  const general = useShownState('consent-general');
  const individual = useShownState('consent-individual');
  const asked = individual ? 'individual' : general ? 'general' : null;
  const [view, setView] = useState<'general' | 'individual'>(asked ?? 'general');
  const [answered, setAnswered] = useState(asked);
  if (answered !== asked) {
    setAnswered(asked);
    setView(asked ?? 'general');
  }
  return [view, setView] as const;
};

/** The general view and the individual view, shared by region and dialog. */
export const ConsentPanel = ({ titleId, corner, choice, onChoose }: ConsentPanelProps) => {
  const [view, setView] = useView();
  const [selected, setSelected] = useState(() => allowedTypes(choice));
  const heading = useFocusOnChange(view);
  const common = { titleId, heading, corner, onChoose };
  return view === 'general' ? (
    <GeneralView {...common} onCustomise={() => setView('individual')} />
  ) : (
    <IndividualView
      {...common}
      selected={selected}
      onToggle={(type) => setSelected(toggleType(selected, type))}
      onBack={() => setView('general')}
    />
  );
};

interface ViewProps extends Pick<ConsentPanelProps, 'titleId' | 'corner' | 'onChoose'> {
  heading: RefObject<HTMLHeadingElement | null>;
}

interface ConsentSheetProps extends Omit<ViewProps, 'onChoose'> {
  title: ReactNode;
  /** `wide`: text and buttons side by side where there is room. */
  layout: 'wide' | 'column';
  actions: ReactNode;
  children: ReactNode;
}

/** Title, scrolling body and buttons. */
const ConsentSheet = (props: ConsentSheetProps) => (
  <div className={styles[props.layout]}>
    <div className={classNames('row spread', styles.head)}>
      <h2
        id={props.titleId}
        ref={props.heading}
        className={classNames('text-xl', styles.title)}
        tabIndex={-1}
      >
        {props.title}
      </h2>
      {props.corner}
    </div>
    <div className={styles.body}>{props.children}</div>
    <div className={classNames('cluster', styles.actions)}>{props.actions}</div>
  </div>
);

/** Refusing is as easy as allowing: both buttons look alike. */
const GeneralView = ({ onChoose, onCustomise, ...head }: ViewProps & { onCustomise: () => void }) => {
  const link = usePrivacyLink();
  return (
    <ConsentSheet
      {...head}
      title={<T i18nKey="cookies.title" />}
      layout="wide"
      actions={
        <>
          <Button variant="primary" onClick={() => onChoose({ kind: 'reject' })} i18nKey="cookies.reject" />
          <Button variant="primary" onClick={() => onChoose({ kind: 'all' })} i18nKey="cookies.allowAll" />
          <Button
            variant="ghost"
            className={styles.quiet}
            onClick={onCustomise}
            i18nKey="cookies.customise"
          />
        </>
      }
    >
      <p className={classNames('reading text-s', styles.text)}>
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

interface IndividualViewProps extends ViewProps {
  selected: readonly ConsentType[];
  onToggle: (type: ConsentType) => void;
  onBack: () => void;
}

const IndividualView = ({ onChoose, selected, onToggle, onBack, ...head }: IndividualViewProps) => {
  const narrow = useNarrowWindow();
  const back = (
    <Button
      variant="ghost"
      icon="chevron-left"
      className={styles.quiet}
      onClick={onBack}
      i18nKey="cookies.back"
    />
  );
  return (
    <ConsentSheet
      {...head}
      title={<T i18nKey="cookies.individualTitle" />}
      layout="column"
      actions={
        <>
          {!narrow && back}
          <Button
            variant="primary"
            onClick={() => onChoose(chooseTypes(selected))}
            i18nKey="cookies.allowSelected"
          />
          <Button onClick={() => onChoose({ kind: 'reject' })} i18nKey="cookies.reject" />
          <Button onClick={() => onChoose({ kind: 'all' })} i18nKey="cookies.allowAll" />
          {narrow && back}
        </>
      }
    >
      <TypeSwitches selected={selected} onToggle={onToggle} />
    </ConsentSheet>
  );
};
