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
import { GeneralView, IndividualView } from './consent-views.tsx';

interface ConsentPanelProps {
  titleId: string;
  corner?: ReactNode;
  startsWith: Pick<DialogFacts, 'choice' | 'reopened'>;
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
