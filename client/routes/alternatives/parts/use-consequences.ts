import { useTranslation } from 'react-i18next';
import type { Replacement } from '#shared/alternatives/alternative.ts';
import { useAmounts } from './use-prices.ts';

/** What either decision about a replacement means in money. */
export const useConsequences = (replacement: Replacement): { cancel: string; replace: string } => {
  const { t } = useTranslation();
  const write = useAmounts();
  const { priceDiff, refundAmount, currency } = replacement;
  const amount = write(Math.abs(priceDiff), currency);
  return {
    cancel:
      refundAmount === undefined
        ? t('alternatives.refundOpen')
        : t('alternatives.totalRefund', { amount: write(refundAmount, currency) }),
    replace:
      priceDiff > 0
        ? t('alternatives.surcharge', { amount })
        : priceDiff < 0
          ? t('alternatives.totalRefund', { amount })
          : t('alternatives.totalNone'),
  };
};
