import { useEffect, useId, useRef, type ReactNode } from 'react';

interface ListRowProps {
  words: string;
  /** Language tag of the words. */
  lang: string;
  facts: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Between the row and its form. */
  action?: ReactNode;
  /** What an open row holds, under the id by which its button names it. */
  renderForm: (id: string) => ReactNode;
}

/** A row of a panel's list: its button opens the form below it. */
export const ListRow = ({ words, lang, facts, isOpen, onToggle, action, renderForm }: ListRowProps) => {
  const row = useRef<HTMLLIElement>(null);
  const formId = useId();
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={row} className="row" data-open={isOpen}>
      <button
        type="button"
        className="row-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onClick={onToggle}
      >
        <span className="words" lang={lang}>
          {words}
        </span>
        <span className="facts">{facts}</span>
      </button>
      {action}
      {isOpen && renderForm(formId)}
    </li>
  );
};
