import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from './HashTabs.module.css';

export interface Tab {
  /** The hash that selects it. */
  hash: string;
  label: string;
  count?: number | undefined;
  content(): ReactNode;
}

interface Props {
  label: string;
  tabs: Tab[];
  /** Stands beside every tab's content; below it on narrower screens. */
  aside?: ReactNode;
}

/** Tabs selected by the address's hash; only the chosen one's content is mounted. Arrow keys move between them. */
export function HashTabs({ label, tabs, aside }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const chosen = tabs.find(tab => `#${tab.hash}` === hash) ?? tabs[0]!;
  const choose = (tab: Tab) => navigate({ search, hash: tab.hash }, { replace: true, preventScrollReset: true });

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.indexOf(chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length]!;
    choose(next);
    document.getElementById(`${id}-${next.hash}`)?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.hash}
            type="button"
            role="tab"
            id={`${id}-${tab.hash}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span>{tab.count.toLocaleString()}</span>}
          </button>
        ))}
      </div>
      <div className={aside ? styles.beside : ''}>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.hash}`}>
          {chosen.content()}
        </div>
        {aside}
      </div>
    </div>
  );
}
