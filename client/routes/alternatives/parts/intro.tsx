import { useTranslation } from 'react-i18next';
import { isSettled, type Alternative } from '#shared/alternatives/alternative.ts';
import { isLive, shownButtons } from '#shared/alternatives/press-button.ts';
import { Alert } from '#client/components/alert/alert.tsx';
import styles from './intro.module.css';
import { NewTabLink } from './new-tab-link.tsx';

/** Greeting, the order and what of it cannot be had, and what is asked of the visitor (behaviour/orders 2). */
export const Intro = ({ alternative }: { alternative: Alternative }) => {
  const { t } = useTranslation();
  const { customerName, orderId, replacements } = alternative;
  const gone = replacements
    .flatMap(({ oldItems }) => oldItems)
    .filter(({ status }) => status === 'unavailable');
  return (
    <header className={styles.intro}>
      <h1>{t('alternatives.pageTitle')}</h1>
      <p className={styles.greeting}>
        {customerName === ''
          ? t('alternatives.greetingNoName')
          : t('alternatives.greeting', { name: customerName })}
      </p>
      {!isSettled(alternative) && (
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
    </header>
  );
};

/** Decide, pay, or nothing any more. */
const WhatNow = ({ alternative }: { alternative: Alternative }) => {
  const { t } = useTranslation();
  const isOpen = alternative.replacements.some(({ loadedDecision }) => loadedDecision === null);
  if (isOpen) return <Alert tone="info">{t('alternatives.alert')}</Alert>;
  const pay = isLive(alternative, shownButtons(alternative, false).single ? 'agree' : 'submit');
  return (
    <Alert tone={pay ? 'info' : 'success'} title={t('alternatives.decided')}>
      {pay && <p>{t('payment.textNoAmount')}</p>}
    </Alert>
  );
};
