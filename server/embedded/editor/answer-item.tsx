import type { ReactNode } from 'react';
import { helpedOf } from './answer-lists.ts';
import type { Answered } from './answers-api.ts';
import { ListRow } from './list-row.tsx';

interface AnswerItemProps {
  item: Answered;
  /** Language tag of the article and of what visitors wrote. */
  tag: string;
  /** Fewest votes of which figures are told, and the days that they reach back. */
  shownFrom: number;
  days: number;
  showsComments: boolean;
  isOpen: boolean;
  /** Somebody has begun to change it. */
  hasDraft: boolean;
  onOpen: (isOpen: boolean) => void;
  onLookedAt: () => void;
  /** Begins to write; `null` where that has begun. */
  onWrite: (() => void) | null;
  /** Between the row and what it holds. */
  action?: ReactNode;
  children?: ReactNode;
}

const numbers = new Intl.NumberFormat('en-GB');

/** An article with what visitors said of it; open, beside the article in the frame, in their own words. */
export const AnswerItem = (props: AnswerItemProps) => {
  const { item, tag, isOpen, onOpen } = props;
  return (
    <ListRow
      words={item.title}
      lang={tag}
      facts={<Figures {...props} />}
      isOpen={isOpen}
      onToggle={() => onOpen(!isOpen)}
      action={props.action}
      renderForm={(id) => <Said id={id} {...props} />}
    />
  );
};

const Figures = ({ item, shownFrom, hasDraft }: AnswerItemProps) => {
  const helped = helpedOf(item);
  const { votes, comments, views } = item;
  return (
    <>
      {votes === null || helped === null ? (
        <span>fewer than {shownFrom} votes</span>
      ) : (
        <span className={helped < 0.5 ? 'badge missing' : 'badge'}>
          {Math.round(helped * 100)} % of {votes.yes + votes.no} votes helped
        </span>
      )}
      {comments.length > 0 && (
        <span>{comments.length === 1 ? '1 comment' : `${comments.length} comments`}</span>
      )}
      <span>{numbers.format(views)} views</span>
      {item.behind.length > 0 && <span className="badge missing">behind its source</span>}
      {item.due && <span className="badge missing">due for review</span>}
      {item.lookedAt && <span className="badge saved">looked at</span>}
      {hasDraft && <span className="badge draft">not saved</span>}
    </>
  );
};

const Said = ({
  id,
  item,
  tag,
  days,
  showsComments,
  onLookedAt,
  onWrite,
  children,
}: AnswerItemProps & { id: string }) => {
  const { reasons, comments, votes, lookedAt } = item;
  return (
    <div id={id} className="row-form said">
      {votes && (
        <p>
          In {days} days: {votes.yes} yes, {votes.no} no.
        </p>
      )}
      {reasons.length > 0 && (
        <ul aria-label="Reasons of a no" className="reasons">
          {reasons.map(({ text, count }) => (
            <li key={text}>
              <span lang={tag}>{text}</span> <small>{count}</small>
            </li>
          ))}
        </ul>
      )}
      {item.behind.length > 0 && (
        <p>Changed in the source since: {item.behind.map((title) => title || 'the beginning').join(', ')}.</p>
      )}
      {item.reviewed && <p>Last reviewed on {item.reviewed}.</p>}
      {!showsComments && <p>Comments are shown where the desk is opened on its own machine.</p>}
      {showsComments && comments.length === 0 && <p>Nobody has written a comment.</p>}
      {comments.length > 0 && (
        <ul aria-label="Comments" className="comments">
          {comments.map(({ host, at, text, reasons: named }) => (
            <li key={at + text}>
              <p lang={tag}>{text}</p>
              <small>
                {at.slice(0, 10)}, {host}
                {named.length > 0 && (
                  <>
                    : <span lang={tag}>{named.join(', ')}</span>
                  </>
                )}
              </small>
            </li>
          ))}
        </ul>
      )}
      <div className="row-buttons">
        {onWrite && (
          <button type="button" className="primary" onClick={onWrite}>
            Change the article
          </button>
        )}
        <button type="button" disabled={lookedAt} onClick={onLookedAt}>
          {lookedAt ? 'Hidden until new votes come' : 'Looked at'}
        </button>
      </div>
      {children}
    </div>
  );
};
