import { useState, type RefObject } from 'react';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import type { CommentReason } from '#shared/help-api/models.ts';
import { voteCommentMax } from '#shared/validation/forms/vote-comment.ts';
import type { FieldError } from '#shared/validation/rules.ts';
import { FormOrigin, type useFormAction } from '#client/features/forms/use-form-action.tsx';
import { useHydrated } from '#client/components/use-hydrated.ts';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { Button } from '#client/components/button/button.tsx';
import { Checkbox, FieldGroup } from '#client/components/field/choice.tsx';
import { TextArea } from '#client/components/field/text-area.tsx';
import { T } from '#client/i18n/t.tsx';
import { reasonsDelimiter } from './comment.action.ts';
import { classNames } from '#client/components/class-names.ts';
import styles from './vote.module.css';

interface ReasonsFormProps {
  articleId: number;
  reasons: readonly CommentReason[];
  form: ReturnType<typeof useFormAction>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The values of a served page after a failed post. */
const valuesOf = (outcome: FormOutcome | null) => {
  const values = outcome && 'values' in outcome ? outcome.values : {};
  return {
    ticked: values['reasons']?.split(reasonsDelimiter).filter(Boolean) ?? [],
    comment: values['comment'] ?? '',
    rated: values['rated'] === '1',
  };
};

const errorsOf = (outcome: FormOutcome | null) => (outcome?.kind === 'rejected' ? outcome.errors : {});

/**
 * The reasons of a no (behaviour/votes 4). Script disables the button until a reason is ticked. A failure changes
 * and says nothing (behaviour/votes 11).
 */
export const ReasonsForm = ({ articleId, reasons, form, heading }: ReasonsFormProps) => {
  const hydrated = useHydrated();
  const editing = useAdminView();
  // Reasons without a text are for editors only (behaviour/votes 8).
  const offered = reasons.filter(({ text }) => editing || text !== '');
  const { ticked, comment, rated } = valuesOf(form.outcome);
  const errors = errorsOf(form.outcome);
  const [complete, setComplete] = useState(offered.length === 0 || ticked.length > 0);
  const say = (error: FieldError | undefined) =>
    error && <T i18nKey={error.key as 'error.max'} values={error.params} />;
  const onInput = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    setComplete(offered.length === 0 || new FormData(currentTarget).has('reasons'));
  };
  return (
    <form.Form {...form.formProps} className={classNames('stack', styles.reasons)} onInput={onInput}>
      <h3 ref={heading} tabIndex={-1} className="text-l">
        <T i18nKey="vote.reasonsTitle" />
      </h3>
      <FormOrigin />
      <input type="hidden" name="articleId" value={articleId} />
      <input type="hidden" name="offered" value={offered.length > 0 ? 1 : 0} />
      {/* The rating was sent before: only the comment is missing (behaviour/votes 5). */}
      {rated && <input type="hidden" name="rated" value="1" />}
      {offered.length > 0 && (
        <FieldGroup legend={<T i18nKey="vote.reasonsHint" />} error={say(errors['reasons'])}>
          {offered.map(({ id, alias, text }) => (
            <Checkbox
              key={id}
              name="reasons"
              value={alias}
              label={text || alias}
              defaultChecked={ticked.includes(alias)}
            />
          ))}
        </FieldGroup>
      )}
      <TextArea
        name="comment"
        label={<T i18nKey="vote.comment" />}
        hint={<T i18nKey="vote.commentHint" />}
        error={say(errors['comment'])}
        maxLength={voteCommentMax}
        renderCounter={(count) => <T i18nKey="vote.counter" values={{ count }} />}
        defaultValue={comment}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy} disabled={hydrated && !complete}>
          {form.busy ? <T i18nKey="common.sending" /> : <T i18nKey="vote.submit" />}
        </Button>
      </div>
    </form.Form>
  );
};
