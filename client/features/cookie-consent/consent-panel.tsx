import { useState, type ReactNode } from 'react';
import {
  chooseTypes,
  toggleType,
  type ConsentChoice,
  initialSelection,
  type DialogFacts,
} from '#shared/consent/consent-choice.ts';
import { useFocusOnChange } from '#client/components/use-focus-on-change.ts';
import { useShownState } from '#client/stores/admin-view.tsx';
import { GeneralView } from './general-view.tsx';
import { IndividualView } from './individual-view.tsx';

interface ConsentPanelProps {
  /** Id of the title, which names the frame. */
  titleId: string;
  /** Stands in the upper corner: the cross of the dialog. */
  corner?: ReactNode;
  startsWith: Pick<DialogFacts, 'choice' | 'reopened'>;
  onChoose: (choice: ConsentChoice) => void;
}

/** The view; an editor may ask for either from outside, and is back at the first one after that. */
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

/** What the question consists of, in whatever frame: the general view, and the switches of the single types. */
export const ConsentPanel = ({ titleId, corner, startsWith, onChoose }: ConsentPanelProps) => {
  const [view, setView] = useView();
  const [selected, setSelected] = useState(() => initialSelection(startsWith));
  const title = useFocusOnChange(view);
  const head = { titleId, title, corner };
  const allowAll = () => onChoose({ kind: 'all' });
  const reject = () => onChoose({ kind: 'reject' });
  return view === 'general' ? (
    <GeneralView
      head={head}
      onReject={reject}
      onCustomise={() => setView('individual')}
      onAllowAll={allowAll}
    />
  ) : (
    <IndividualView
      head={head}
      selected={selected}
      onToggle={(type) => setSelected(toggleType(selected, type))}
      onBack={() => setView('general')}
      onReject={reject}
      onAllowSelected={() => onChoose(chooseTypes(selected))}
      onAllowAll={allowAll}
    />
  );
};
