import { useTranslation } from 'react-i18next';
import type { Replacement } from '#shared/alternatives/alternative.ts';
import { refundOf } from '#shared/alternatives/live-total.ts';
import { useAmounts } from './use-prices.ts';

/** What either decision about a replacement means in money. */
export const useConsequences = (replacement: Replacement): { cancel: string; replace: string } => {
  const { t } = useTranslation();
  const write = useAmounts();
  const { priceDiff, currency } = replacement;
  const amount = write(Math.abs(priceDiff), currency);
  return {
    cancel: t('alternatives.totalRefund', { amount: write(refundOf(replacement), currency) }),
    replace:
      priceDiff > 0
        ? t('alternatives.surcharge', { amount })
        : priceDiff < 0
          ? t('alternatives.totalRefund', { amount })
          : t('alternatives.totalNone'),
  };
};
