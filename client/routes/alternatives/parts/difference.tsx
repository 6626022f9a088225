import type { Replacement } from '#shared/alternatives/alternative.ts';
import { showsSurchargeWarning } from '#shared/alternatives/live-total.ts';
import { Alert } from '#client/components/alert/alert.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './difference.module.css';
import { useSentenceFormat } from './use-price-format.ts';

/** The difference in price; nothing if the replacement is refused (behaviour/orders 6). */
export const Difference = ({ replacement }: { replacement: Replacement }) => {
  const format = useSentenceFormat();
  const { priceDiff, currency, decision } = replacement;
  const amount = format(Math.abs(priceDiff), currency);
  if (showsSurchargeWarning(replacement)) {
    return (
      <Alert tone="warning">
        <T i18nKey="alternatives.surchargeWarning" values={{ amount }} />
      </Alert>
    );
  }
  if (decision === false) return null;
  return (
    <p className={classNames('row start gap-2', styles.difference)}>
      <Icon name="check" className={styles.sign} />
      {priceDiff < 0 ? (
        <T i18nKey="alternatives.cheaper" values={{ amount }} />
      ) : (
        <T i18nKey="alternatives.samePrice" />
      )}
    </p>
  );
};
