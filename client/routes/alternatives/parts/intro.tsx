import { isAllSaved, type Alternative } from '#shared/alternatives/alternative.ts';
import { hasReceipt } from '#shared/alternatives/receipt.ts';
import { useSite } from '#client/stores/site.ts';
import { Alert } from '#client/components/alert/alert.tsx';
import { T } from '#client/i18n/t.tsx';
import { edgeAnchor, partOf, type Steps } from '../state/use-steps.ts';
import { classNames } from '#client/components/class-names.ts';
import styles from './intro.module.css';
import { ShopLink } from './shop-link.tsx';

/** Greeting, the order and its unavailable items, and what to do (behaviour/orders 2). */
export const Intro = ({ alternative, steps }: { alternative: Alternative; steps: Steps }) => {
  const { project } = useSite();
  const { customerName, orderId, replacements } = alternative;
  const gone = replacements
    .flatMap(({ oldItems }) => oldItems)
    .filter(({ status }) => status === 'unavailable');
  return (
    <div
      id={edgeAnchor.start}
      className={classNames('stack gap-3', styles.intro)}
      tabIndex={-1}
      {...partOf(steps, 'start')}
    >
      <p className={styles.shop} data-print="show">
        {project.shopName} · {project.origin}
      </p>
      <T parent="h1" i18nKey="alternatives.pageTitle" />
      <T
        parent="p"
        className={classNames('text-l', styles.greeting)}
        i18nKey={customerName === '' ? 'alternatives.greetingNoName' : 'alternatives.greeting'}
        values={{ name: customerName }}
      />
      {!hasReceipt(alternative) && (
        <>
          <T parent="p" i18nKey="alternatives.description" values={{ orderId }} />
          <ul className={classNames('stack gap-1', styles.gone)}>
            {gone.map(({ url, name }, index) => (
              <li key={index}>
                <ShopLink href={url}>{name}</ShopLink>
              </li>
            ))}
          </ul>
          <WhatNow alternative={alternative} />
        </>
      )}
    </div>
  );
};

const WhatNow = ({ alternative }: { alternative: Alternative }) => {
  if (!isAllSaved(alternative.replacements))
    return (
      <Alert>
        <T i18nKey="alternatives.alert" />
      </Alert>
    );
  return (
    <Alert title={<T i18nKey="alternatives.decided" />}>
      <T parent="p" i18nKey="payment.textNoAmount" />
    </Alert>
  );
};
