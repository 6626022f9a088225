import { useTranslation } from 'react-i18next';
import { isAllSaved, type Alternative } from '#shared/alternatives/alternative.ts';
import { hasReceipt } from '#shared/alternatives/receipt.ts';
import { useSite } from '#client/page/site-context.ts';
import { Alert } from '#client/components/alert/alert.tsx';
import styles from './intro.module.css';
import { NewTabLink } from './new-tab-link.tsx';

/** Greeting, the order and what of it cannot be had, and what is asked of the visitor (behaviour/orders 2). */
export const Intro = ({ alternative }: { alternative: Alternative }) => {
  const { t } = useTranslation();
  const { project } = useSite();
  const { customerName, orderId, replacements } = alternative;
  const gone = replacements
    .flatMap(({ oldItems }) => oldItems)
    .filter(({ status }) => status === 'unavailable');
  return (
    <div className={styles.intro}>
      <p className={styles.shop} data-print="show">
        {project.shopName} · {project.origin}
      </p>
      <h1>{t('alternatives.pageTitle')}</h1>
      <p className={styles.greeting}>
        {customerName === ''
          ? t('alternatives.greetingNoName')
          : t('alternatives.greeting', { name: customerName })}
      </p>
      {!hasReceipt(alternative) && (
        <>
          <p>{t('alternatives.description', { orderId })}</p>
          <ul className={styles.gone}>
            {gone.map(({ url, name }, index) => (
              <li key={index}>
                <NewTabLink href={url}>{name}</NewTabLink>
              </li>
            ))}
          </ul>
          <WhatNow alternative={alternative} />
        </>
      )}
    </div>
  );
};

/** Decide, or pay for what is decided. */
const WhatNow = ({ alternative }: { alternative: Alternative }) => {
  const { t } = useTranslation();
  if (!isAllSaved(alternative.replacements)) return <Alert tone="info">{t('alternatives.alert')}</Alert>;
  return (
    <Alert tone="info" title={t('alternatives.decided')}>
      <p>{t('payment.textNoAmount')}</p>
    </Alert>
  );
};
