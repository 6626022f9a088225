import { useId, type ReactNode } from 'react';
import type { SaveState, SaveWords } from './desk-state.ts';

interface PanelProps {
  title: string;
  /** Language of what is listed, in its own name. */
  langName: string;
  /** Beside the title. */
  action?: ReactNode;
  saveState: SaveState;
  saveWords: SaveWords;
  /** What a save has left to be known. */
  note?: ReactNode;
  /** The field to find something in the list, where there is one; `searchLabel` says what can be looked for. */
  searchLabel?: string;
  search?: string;
  onSearch?: (text: string) => void;
  filters?: ReactNode;
  children: ReactNode;
}

/** What stands beside the frame: a head with the state of the last save and, mostly, a search field, and a list below it. */
export const Panel = (props: PanelProps) => {
  const searchId = useId();
  return (
    <section className="panel" aria-label={props.title}>
      <div className="panel-head">
        <div className="panel-title">
          <h2>
            {props.title} <small>{props.langName}</small>
          </h2>
          {props.action}
        </div>
        <p role="status" className="save-state" data-state={props.saveState}>
          {props.saveWords[props.saveState]}
        </p>
        {props.note}
        {props.searchLabel && (
          <>
            <label htmlFor={searchId} className="visually-hidden">
              {props.searchLabel}
            </label>
            <input
              id={searchId}
              type="search"
              className="search"
              placeholder={props.searchLabel}
              value={props.search}
              onChange={({ target }) => props.onSearch?.(target.value)}
            />
          </>
        )}
        {props.filters}
      </div>
      <div className="panel-body">{props.children}</div>
    </section>
  );
};

interface GroupProps {
  /** Name of the group, where its heading says more. */
  label?: string;
  title: string;
  count: number | string;
  children: ReactNode;
}

/** A part of the list under a heading that stays in sight. */
export const Group = ({ title, label = title, count, children }: GroupProps) => (
  <section className="group" aria-label={label}>
    <h3>
      {title} <span className="count">{count}</span>
    </h3>
    {children}
  </section>
);
