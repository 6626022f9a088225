import { useEffect, useRef, type FormEvent } from 'react';
import { shownButtons, type Button } from '#shared/alternatives/press-button.ts';
import { readRadios } from '#shared/validation/forms/decisions.ts';
import { FormOrigin } from '#client/page/forms/form-origin.tsx';
import { textOf } from '#client/page/forms/form-values.ts';
import { useAdminView } from '#client/page/admin-view.tsx';
import type { AlternativesPage } from '../state/use-alternatives.ts';
import styles from './alternatives-form.module.css';
import { Replacement } from './replacement.tsx';
import { stepAnchor } from './served-step.tsx';
import { Summary } from './summary.tsx';
import { TotalExplained } from './total-lines.tsx';

/** One form for the whole order: without script it posts, with script every press is decided in the page. */
export const AlternativesForm = ({ page }: { page: AlternativesPage }) => {
  const { id, state, busy, sending, decide, press } = page;
  const { alternative } = state;
  const form = useRestoredRadios(page);
  const shown = shownButtons(alternative, useAdminView());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) press(submitter.value as Button);
  };
  return (
    <form
      ref={form}
      method="post"
      action={`/actions/decisions#${stepAnchor}`}
      className={styles.form}
      data-print="show"
      onSubmit={submit}
    >
      <FormOrigin />
      <input type="hidden" name="id" value={id} />
      <div className={styles.replacements}>
        {alternative.replacements.map((replacement) => (
          <Replacement
            key={replacement.id}
            alternative={alternative}
            replacement={replacement}
            choosable={shown.several}
            busy={busy}
            onDecide={(decision) => decide(replacement.id, decision)}
          />
        ))}
        <TotalExplained alternative={alternative} place="below-replacements" />
      </div>
      {!shown.several &&
        alternative.replacements
          .filter(({ locked }) => !locked)
          .map((replacement) => (
            <input key={replacement.id} type="hidden" name="replacement" value={replacement.id} />
          ))}
      <Summary alternative={alternative} busy={busy} sending={sending} />
    </form>
  );
};

/** What was chosen before the page came alive, or is put back by the browser after a reload, counts as chosen. */
const useRestoredRadios = ({ state, restore }: AlternativesPage) => {
  const form = useRef<HTMLFormElement>(null);
  const ids = useRef(state.alternative.replacements.map((replacement) => String(replacement.id)));
  useEffect(() => {
    if (!form.current) return;
    const chosen = new FormData(form.current);
    restore(readRadios(ids.current, (field) => textOf(chosen, field)));
  }, [restore]);
  return form;
};
