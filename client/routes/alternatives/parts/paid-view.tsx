import { useTranslation } from 'react-i18next';
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { ButtonLink } from '#client/components/button/button.tsx';
import { Card } from '#client/components/card/card.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import styles from './paid-view.module.css';

/** Replaces the form once all is decided and paid: two messages (behaviour/orders 25), and what was decided. */
export const PaidView = ({ alternative }: { alternative: Alternative }) => {
  const { t } = useTranslation();
  return (
    <Card as="section" padding="l" className={styles.paid} aria-labelledby="alternatives-paid">
      <span className={styles.sign}>
        <Icon name="check" size="xl" />
      </span>
      <h2 id="alternatives-paid">{t('alternatives.paidTitle')}</h2>
      <p className={styles.text}>{t('alternatives.paidText')}</p>
      <ul className={styles.decisions}>
        {alternative.replacements.map(({ id, decision, oldItems, newItems }) => (
          <li key={id}>
            <span className={styles.decision}>
              {t(decision ? 'alternatives.replace' : 'alternatives.cancelRefund')}
            </span>
            <span>{(decision ? newItems : oldItems).map(({ name }) => name).join(', ')}</span>
          </li>
        ))}
      </ul>
      <ButtonLink href="/" variant="primary">
        {t('errorPage.home')}
      </ButtonLink>
    </Card>
  );
};
