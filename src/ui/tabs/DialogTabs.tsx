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
  const [selectedKey, setSelectedKey] = useState(tabs[0]!.key);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { key } = tabs.at((tabs.findIndex(tab => tab.key === selectedKey) + by) % tabs.length)!;
    setSelectedKey(key);
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
            aria-selected={tab.key === selectedKey}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === selectedKey ? 0 : -1}
            onClick={() => setSelectedKey(tab.key)}
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
          hidden={tab.key !== selectedKey}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}
