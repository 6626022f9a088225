import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
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
  const tabId = (id: string) => `${prefix}-tab-${id}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const from = tabs.findIndex((tab) => tab.id === chosen);
    const target = tabs[moveIndex(event.key, from, tabs.length, 'horizontal') ?? -1];
    if (!target) return;
    event.preventDefault();
    choose(target.id);
    document.getElementById(tabId(target.id))?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={`ring-inside ${styles.row}`}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={tabId(tab.id)}
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
          aria-labelledby={tabId(tab.id)}
          tabIndex={0}
          hidden={tab.id !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
};
