import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { moveIndex } from '../move-index.ts';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
}

/** Tabs with automatic activation (behaviour/controls 7). */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const [chosen, choose] = useState(tabs[0]?.id);
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = tabs.findIndex((tab) => tab.id === chosen);
    const to = moveIndex(event.key, from, tabs.length, 'horizontal');
    const target = to === undefined ? undefined : tabs[to];
    if (to === undefined || !target) return;
    event.preventDefault();
    choose(target.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={`ring-inside ${styles.row}`}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${prefix}-tab-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === chosen}
            aria-controls={`${prefix}-panel-${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${prefix}-panel-${tab.id}`}
          role="tabpanel"
          className={styles.panel}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
};
