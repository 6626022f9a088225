import { useTranslation } from 'react-i18next';
import { setAll } from '#shared/alternatives/decisions.ts';
import { liveTotal } from '#shared/alternatives/live-total.ts';
import type { AlternativesPage } from '../state/use-alternatives.ts';
import { useAmounts } from './use-prices.ts';

/** What the confirmation of a cancellation says, and how much is paid back where that is known. */
export const RemoveText = ({ page }: { page: AlternativesPage }) => {
  const { t } = useTranslation();
  const write = useAmounts();
  const { alternative } = page.state;
  const { toRefund } = liveTotal(setAll(alternative, false));
  return (
    <div className="stack">
      <p>{t('alternatives.removeText')}</p>
      {toRefund !== null && toRefund > 0 && (
        <p>
          <strong>{t('alternatives.totalRefund', { amount: write(toRefund, alternative.currency) })}</strong>
        </p>
      )}
    </div>
  );
};
