import type { ReactNode } from 'react';
import type { Replacement } from '#shared/alternatives/alternative.ts';
import { T } from '#client/i18n/t.tsx';
import { useSentenceFormat } from './use-price-format.ts';

/** What either decision costs. */
export const useConsequences = (replacement: Replacement): { cancel: ReactNode; replace: ReactNode } => {
  const format = useSentenceFormat();
  const { priceDiff, refundAmount, currency } = replacement;
  const amount = format(Math.abs(priceDiff), currency);
  return {
    cancel:
      refundAmount === undefined ? (
        <T i18nKey="alternatives.refundOpen" />
      ) : (
        <T i18nKey="alternatives.totalRefund" values={{ amount: format(refundAmount, currency) }} />
      ),
    replace:
      priceDiff > 0 ? (
        <T i18nKey="alternatives.surcharge" values={{ amount }} />
      ) : priceDiff < 0 ? (
        <T i18nKey="alternatives.totalRefund" values={{ amount }} />
      ) : (
        <T i18nKey="alternatives.totalNone" />
      ),
  };
};
