import type { FormEvent } from 'react';
import { shownButtons, type Button } from '#shared/alternatives/press-button.ts';
import { FormOrigin } from '#client/features/forms/use-form-action.tsx';
import { useAdminView } from '#client/stores/admin-view.tsx';
import type { AlternativesPage } from '../state/use-alternatives.ts';
import styles from './alternatives-form.module.css';
import { Replacement } from './replacement.tsx';
import { Review } from './review.tsx';
import { stepAnchor } from './served-step.tsx';
import { Summary } from './summary.tsx';
import { TotalExplained } from './total-lines.tsx';

/** One form for the whole order. It posts without script; with script each press is handled in the page. */
export const AlternativesForm = ({ page }: { page: AlternativesPage }) => {
  const { id, state, busy, sending, steps, decide, press } = page;
  const { alternative } = state;
  const shown = shownButtons(alternative, useAdminView());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    // Enter on a choice sends too: it is disabled meanwhile, and would lose the focus.
    submitter.focus();
    press(submitter.value as Button);
  };
  return (
    <form
      method="post"
      action={`/actions/decisions#${stepAnchor}`}
      className={styles.form}
      data-print="show"
      data-at={steps.at ?? undefined}
      onSubmit={submit}
    >
      <FormOrigin />
      <input type="hidden" name="id" value={id} />
      <div className="stack gap-5">
        {alternative.replacements.map((replacement) => (
          <Replacement
            key={replacement.id}
            alternative={alternative}
            replacement={replacement}
            choosable={shown.several}
            busy={busy}
            steps={steps}
            onDecide={(decision) => decide(replacement.id, decision)}
          />
        ))}
        {steps.at !== null && <Review alternative={alternative} steps={steps} />}
        <TotalExplained alternative={alternative} place="below-replacements" />
      </div>
      {!shown.several &&
        alternative.replacements
          .filter(({ locked }) => !locked)
          .map((replacement) => (
            <input key={replacement.id} type="hidden" name="replacement" value={replacement.id} />
          ))}
      <Summary alternative={alternative} busy={busy} sending={sending} steps={steps} />
    </form>
  );
};
