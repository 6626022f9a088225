import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { hasReceipt } from '#shared/alternatives/receipt.ts';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import { decisionField } from '#shared/validation/forms/decisions.ts';
import { FormOrigin } from '#client/features/forms/use-form-action.tsx';
import { useServedOutcome } from '#client/features/forms/served-outcome.tsx';
import { Alert } from '#client/components/alert/alert.tsx';
import { Button, ButtonLink } from '#client/components/button/button.tsx';
import { Card } from '#client/components/card/card.tsx';
import { Checkbox } from '#client/components/field/choice.tsx';
import { ContactWays } from '#client/features/contact/contact-ways.tsx';
import { T, type TProps } from '#client/i18n/t.tsx';
import { useSite } from '#client/stores/site.ts';
import type { AlternativesPage } from '../state/use-alternatives.ts';
import { PaymentForm } from './payment-form.tsx';
import { RemoveText } from './remove-text.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './served-step.module.css';
import { UndecidedNotice } from './undecided-links.tsx';

/** Where the page scrolls to after a post without script. */
export const stepAnchor = 'next-step';

/** What the dialogs say, within the page that comes back without script. */
export const ServedStep = ({ page }: { page: AlternativesPage }) => {
  const decisions = useServedOutcome('decisions');
  const payment = useServedOutcome('payment');
  const [query] = useSearchParams();
  const isConfirmed = query.get('done') === 'decisions' && !hasReceipt(page.state.alternative);
  if (page.answered || !(payment || decisions || isConfirmed)) return null;
  return (
    <div id={stepAnchor} className={styles.anchor}>
      {payment ? (
        <AfterPayment outcome={payment} page={page} />
      ) : decisions ? (
        <AfterDecisions outcome={decisions} page={page} />
      ) : (
        <Told tone="success" titleKey="alternatives.confirmedTitle" textKey="alternatives.confirmedText" />
      )}
    </div>
  );
};

/** Also where the decisions are saved and the payment is next. */
const AfterPayment = ({ outcome, page }: { outcome: FormOutcome; page: AlternativesPage }) => {
  if (outcome.kind === 'held') return null;
  if (outcome.kind !== 'choose-payment' || !outcome.choice)
    return <Told tone="danger" titleKey="payment.errorTitle" textKey="payment.errorText" />;
  return (
    <Step titleKey="payment.title">
      <PaymentForm page={page} choice={outcome.choice} wrong={outcome.wrong} />
    </Step>
  );
};

const AfterDecisions = ({ outcome, page }: { outcome: FormOutcome; page: AlternativesPage }) => {
  switch (outcome.kind) {
    case 'next':
      return <ConfirmStep page={page} />;
    case 'rejected':
      return (
        <Alert tone="warning" title={<T i18nKey="alternatives.makeAllTitle" />}>
          <UndecidedNotice page={page} className="stack gap-2" />
        </Alert>
      );
    case 'choose-payment':
      return <AfterPayment outcome={outcome} page={page} />;
    case 'failed':
      return <SaveFailed outcome={outcome} alternative={page.state.alternative} />;
    default:
      return null;
  }
};

type Key = TProps['i18nKey'];

const Step = ({ titleKey, children }: { titleKey: Key; children: ReactNode }) => (
  <Card as="section" aria-labelledby="alternatives-step" className={classNames('stack gap-3', styles.step)}>
    <T parent="h2" id="alternatives-step" className="text-xl" i18nKey={titleKey} />
    {children}
  </Card>
);

interface ToldProps {
  tone: 'success' | 'danger';
  titleKey: Key;
  textKey: Key;
}

const Told = ({ tone, titleKey, textKey }: ToldProps) => (
  <Alert tone={tone} title={<T i18nKey={titleKey} />}>
    <T parent="p" i18nKey={textKey} />
  </Alert>
);

const ConfirmStep = ({ page }: { page: AlternativesPage }) => {
  if (page.state.alternative.replacements.some(({ loadedDecision }) => loadedDecision))
    return <Told tone="danger" titleKey="alternatives.errorTitle" textKey="alternatives.elsewhereText" />;
  const open = page.state.alternative.replacements.filter(({ locked }) => !locked);
  return (
    <Step titleKey="alternatives.removeTitle">
      <RemoveText page={page} />
      <form method="post" action={`/actions/decisions#${stepAnchor}`} className="cluster">
        <FormOrigin />
        <input type="hidden" name="id" value={page.id} />
        {open.map(({ id }) => (
          <input key={id} type="hidden" name="replacement" value={id} />
        ))}
        <ButtonLink href={`/alternatives?id=${page.id}`} i18nKey="common.close" />
        <Button
          type="submit"
          name="button"
          value="confirm-cancel"
          variant="danger"
          busy={page.busy}
          i18nKey="alternatives.ok"
        />
      </form>
    </Step>
  );
};

interface SaveFailedProps {
  outcome: FormOutcome & { kind: 'failed' };
  alternative: Alternative;
}

/** If the decision is on the server by now: saved after all, or refused because somebody decided elsewhere. */
const SaveFailed = ({ outcome: { failure, values }, alternative }: SaveFailedProps) => {
  const { orderId, replacements } = alternative;
  const isDecided = replacements.some(
    ({ id, loadedDecision }) => loadedDecision !== null && decisionField(id) in values,
  );
  if (isDecided && failure !== 'refused') return null;
  return (
    <Alert tone="danger" title={<T i18nKey="alternatives.errorTitle" />}>
      <p>
        <T i18nKey={isDecided ? 'alternatives.elsewhereText' : 'alternatives.errorText'} />{' '}
        {!isDecided && <T i18nKey="alternatives.errorKept" />}
      </p>
      {!isDecided && <ServedContact order={String(orderId)} />}
    </Alert>
  );
};

/** The ways to a person where no script runs: the form is told the order's number for as long as it is ticked. */
const ServedContact = ({ order }: { order: string }) => {
  const { contact } = useSite().project;
  const ways = (told: string) => <ContactWays contact={contact} told={{}} order={told} state={undefined} />;
  return (
    <div className={`stack gap-3 ${styles.contact}`}>
      {contact.form && (
        <div>
          <T parent="p" i18nKey="contact.handedOver" />
          <Checkbox
            label={
              <>
                <T i18nKey="contact.order" /> {order}
              </>
            }
            defaultChecked
            autoComplete="off"
          />
        </div>
      )}
      <div className={styles.withOrder}>{ways(order)}</div>
      {contact.form && <div className={styles.withoutOrder}>{ways('')}</div>}
    </div>
  );
};
