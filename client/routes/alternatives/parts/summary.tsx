import { useTranslation } from 'react-i18next';
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { undecidedOf } from '#shared/alternatives/decisions.ts';
import { liveTotal } from '#shared/alternatives/live-total.ts';
import { isLive, shownButtons, type Button as Press } from '#shared/alternatives/press-button.ts';
import { labelOf } from '#shared/alternatives/surcharge.ts';
import { Button } from '#client/components/button/button.tsx';
import { classNames } from '#client/components/class-names.ts';
import { useAdminView } from '#client/page/admin-view.tsx';
import { useConsequences } from './choice.tsx';
import styles from './summary.module.css';
import { UndecidedLinks } from './undecided-links.tsx';
import { usePrices } from './use-prices.ts';

interface SummaryProps {
  alternative: Alternative;
  busy: boolean;
}

/** What is paid or paid back as things stand, and the buttons; always in sight while deciding. */
export const Summary = ({ alternative, busy, sending }: SummaryProps & { sending: boolean }) => {
  const { t } = useTranslation();
  const shown = shownButtons(alternative, useAdminView());
  const [only] = alternative.replacements;
  return (
    <aside className={styles.summary} aria-labelledby="alternatives-total">
      <h2 id="alternatives-total" className={styles.title}>
        {t('alternatives.total')}
      </h2>
      {shown.several && <Total alternative={alternative} />}
      {shown.single && only && <SingleTotal alternative={alternative} />}
      <p role="status" className={styles.sending}>
        {sending && t('common.sending')}
      </p>
      <div className={styles.buttons}>
        {shown.single && (
          <>
            <SummaryButton press="agree" variant="primary" alternative={alternative} busy={busy} />
            <SummaryButton press="cancel" variant="secondary" alternative={alternative} busy={busy} />
          </>
        )}
        {shown.several && (
          <SummaryButton
            press="submit"
            variant={shown.single ? 'secondary' : 'primary'}
            alternative={alternative}
            busy={busy}
          />
        )}
      </div>
    </aside>
  );
};

interface SummaryButtonProps extends SummaryProps {
  press: Exclude<Press, 'confirm-cancel'>;
  variant: 'primary' | 'secondary';
}

const SummaryButton = ({ press, variant, alternative, busy }: SummaryButtonProps) => {
  const { t } = useTranslation();
  return (
    <Button
      type="submit"
      name="button"
      value={press}
      variant={variant}
      wide
      busy={busy}
      disabled={!isLive(alternative, press)}
    >
      {t(press === 'cancel' ? 'alternatives.cancelRefund' : labelOf(alternative, press))}
    </Button>
  );
};

/** The total while several decisions are made; an undecided one counts nothing. */
const Total = ({ alternative }: { alternative: Alternative }) => {
  const { t } = useTranslation();
  const write = usePrices();
  const { toPay, fromDeposit, toRefund } = liveTotal(alternative);
  const undecided = undecidedOf(alternative);
  const amountOf = (minor: number) => ({ amount: write(minor, alternative.currency) });
  return (
    <>
      <output className={styles.total}>
        {toPay > 0 && <p className={styles.pay}>{t('alternatives.totalToPay', amountOf(toPay))}</p>}
        {fromDeposit > 0 && <p>{t('alternatives.deposit', amountOf(fromDeposit))}</p>}
        {toRefund > 0 && <p className={styles.refund}>{t('alternatives.totalRefund', amountOf(toRefund))}</p>}
        {toPay + fromDeposit + toRefund === 0 && undecided.length === 0 && (
          <p className={styles.pay}>{t('alternatives.totalNone')}</p>
        )}
      </output>
      {undecided.length > 0 && (
        <div className={styles.undecided}>
          <p className={styles['undecided-title']}>
            {t('alternatives.undecided')}: {undecided.length}
          </p>
          <UndecidedLinks alternative={alternative} />
        </div>
      )}
    </>
  );
};

/** A single replacement has no total before it is decided: what either button means stands beside it. */
const SingleTotal = ({ alternative }: { alternative: Alternative }) => {
  const { t } = useTranslation();
  const [only] = alternative.replacements;
  const words = useConsequences(only as NonNullable<typeof only>);
  const decision = only?.decision;
  return (
    <dl className={styles.either}>
      {decision !== false && (
        <div>
          <dt>{t('alternatives.replace')}</dt>
          <dd>{words.replace}</dd>
        </div>
      )}
      {decision !== true && (
        <div className={classNames(decision === false && styles.pay)}>
          <dt>{t('alternatives.cancelRefund')}</dt>
          <dd>{words.cancel}</dd>
        </div>
      )}
    </dl>
  );
};
