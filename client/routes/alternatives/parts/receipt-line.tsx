import type { Item, Replacement } from '#shared/alternatives/alternative.ts';
import { takenOut } from '#shared/alternatives/live-total.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { classNames } from '#client/components/class-names.ts';
import { T } from '#client/i18n/t.tsx';
import { savedWords } from './decision-state.tsx';
import { ArticleNumber, ItemPicture, ItemPrice } from './item.tsx';
import styles from './receipt-line.module.css';
import { useConsequences } from './use-consequences.tsx';

export const ReceiptLine = ({ replacement }: { replacement: Replacement }) => {
  const { decision, oldItems, newItems } = replacement;
  const consequences = useConsequences(replacement);
  const accepted = decision === true;
  return (
    <li className={classNames('stack gap-2', styles.line)}>
      <p className={classNames('badge', styles.decision, accepted ? styles.accepted : styles.cancelled)}>
        <Icon name={accepted ? 'check' : 'close'} size="s" />
        <T i18nKey={savedWords[`${accepted}`]} />
      </p>
      <ul className="stack gap-3">
        {(accepted ? newItems : takenOut(replacement)).map((item, index) => (
          <ReceiptItem key={index} item={item} />
        ))}
      </ul>
      {accepted && (
        <T
          parent="p"
          className="muted text-s"
          i18nKey="receipt.ordered"
          values={{ items: oldItems.map(nameOf).join(' · ') }}
        />
      )}
      <p className="strong tabular text-s">{accepted ? consequences.replace : consequences.cancel}</p>
    </li>
  );
};

/** A replacement often has the same name: the number tells them apart. */
const nameOf = ({ name, articleNo }: Item): string => (articleNo === '' ? name : `${name} (${articleNo})`);

const ReceiptItem = ({ item }: { item: Item }) => (
  <li className={classNames('row start', styles.item)}>
    <ItemPicture item={item} />
    <div className={styles.facts}>
      <p className="strong snug">{item.name}</p>
      {item.articleNo !== '' && (
        <p className="muted text-s">
          <ArticleNumber number={item.articleNo} />
        </p>
      )}
      <ItemPrice item={item} />
    </div>
  </li>
);
