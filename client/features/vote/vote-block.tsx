import { useId, type MouseEvent, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentReason } from '#shared/help-api/models.ts';
import { FormOrigin } from '#client/features/forms/use-form-action.tsx';
import { ContactHelp } from '#client/features/contact/contact-help.tsx';
import { useHydrated } from '#client/components/use-hydrated.ts';
import { Button } from '#client/components/button/button.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import { ReasonsForm } from './reasons-form.tsx';
import { useVote, voteBlockId } from './use-vote.ts';
import { classNames } from '#client/components/class-names.ts';
import styles from './vote.module.css';

export interface VoteBlockProps {
  articleId: number;
  /** For the contact form after a no. */
  title: string;
  /** Empty if they could not be loaded: then there is only the comment. */
  reasons: readonly CommentReason[];
}

/**
 * "Was this article helpful?" (behaviour/votes 1). Works without script: the page comes back with the thanks or
 * with the reasons.
 */
export const VoteBlock = ({ articleId, title, reasons }: VoteBlockProps) => {
  const { vote, comment, step, saidNo, hidden, sayYes, sayNo, heading } = useVote(articleId);
  const titleId = useId();
  if (hidden) return null;
  return (
    <section
      id={voteBlockId}
      className={classNames('edge stack gap-0', styles.block)}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-print="hide"
    >
      <div role="status">{step === 'thanks' && <Thanks titleId={titleId} heading={heading} />}</div>
      {/* Filled while the reasons are given: on a slow line it would grow under the visitor's eyes. */}
      {(step === 'reasons' || saidNo) && (
        <div className={styles.help} hidden={step !== 'thanks'}>
          <ContactHelp context={{ article: title }} />
        </div>
      )}
      {step !== 'thanks' && (
        <Question
          titleId={titleId}
          articleId={articleId}
          form={vote}
          asksReasons={step === 'reasons'}
          onYes={sayYes}
          onNo={sayNo}
        />
      )}
      {step === 'reasons' && (
        <ReasonsForm articleId={articleId} reasons={reasons} form={comment} heading={heading} />
      )}
    </section>
  );
};

interface QuestionProps {
  titleId: string;
  articleId: number;
  form: ReturnType<typeof useVote>['vote'];
  asksReasons: boolean;
  onYes: () => void;
  onNo: () => void;
}

const Question = ({ titleId, articleId, form, asksReasons, onYes, onNo }: QuestionProps) => {
  const { t, i18n } = useTranslation();
  const answered = useHydrated() && asksReasons;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    form.formProps.onSubmit(event);
    const { submitter } = event.nativeEvent;
    if (event.defaultPrevented) return;
    if (submitter instanceof HTMLButtonElement && submitter.value === '1') onYes();
  };
  const openReasons = (event: MouseEvent) => {
    event.preventDefault();
    onNo();
  };
  return (
    <form.Form
      {...form.formProps}
      className={classNames('cluster spread', styles.question)}
      onSubmit={onSubmit}
    >
      <T parent="h2" id={titleId} className="text-xl" i18nKey="vote.question" />
      <FormOrigin />
      <input type="hidden" name="articleId" value={articleId} />
      <div className={classNames('row', styles.buttons)}>
        <Button
          type="submit"
          name="vote"
          value="1"
          icon="thumb-up"
          aria-label={t('vote.yesLabel')}
          lang={fallbackLang(i18n, 'vote.yesLabel')}
          i18nKey="vote.yes"
        />
        <Button
          type="submit"
          name="vote"
          value="-1"
          icon="thumb-down"
          aria-label={t('vote.noLabel')}
          lang={fallbackLang(i18n, 'vote.noLabel')}
          disabled={answered}
          className={answered ? styles.answer : undefined}
          onClick={openReasons}
          i18nKey="vote.no"
        />
      </div>
    </form.Form>
  );
};

const Thanks = ({ titleId, heading }: { titleId: string; heading: RefObject<HTMLHeadingElement | null> }) => (
  <div className="cluster gap-4">
    <span className={styles.sign}>
      <Icon name="check" size="l" />
    </span>
    <div className={styles.words}>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-xl">
        <T i18nKey="vote.thanksTitle" />
      </h2>
      <T parent="p" i18nKey="vote.thanksText" />
    </div>
  </div>
);
