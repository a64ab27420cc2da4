import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './HashTabs.module.css';

interface Tab {
  key: string;
  label: string;
  content: ReactNode;
}

/** Tabs in a dialog, which has no URL. Both stay mounted, so that unsaved input is kept. */
export function DialogTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]!.key);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { key } = tabs.at((tabs.findIndex(tab => tab.key === chosen) + by) % tabs.length)!;
    setChosen(key);
    document.getElementById(`${id}-${key}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map(tab => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => setChosen(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(tab => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={tab.key !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}
