import { setAll } from '#shared/alternatives/decisions.ts';
import { liveTotal } from '#shared/alternatives/live-total.ts';
import { T } from '#client/i18n/t.tsx';
import type { AlternativesPage } from '../state/use-alternatives.ts';
import { useSentenceFormat } from './use-price-format.ts';

export const RemoveText = ({ page }: { page: AlternativesPage }) => {
  const format = useSentenceFormat();
  const { alternative } = page.state;
  const { toRefund } = liveTotal(setAll(alternative, false));
  return (
    <div className="stack">
      <T parent="p" i18nKey="alternatives.removeText" />
      {toRefund !== null && toRefund > 0 && (
        <p>
          <strong>
            <T
              i18nKey="alternatives.totalRefund"
              values={{ amount: format(toRefund, alternative.currency) }}
            />
          </strong>
        </p>
      )}
    </div>
  );
};
