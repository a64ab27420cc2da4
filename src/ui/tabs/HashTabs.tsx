import { useContext, useId, useRef, useState, useSyncExternalStore, type ButtonHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { UnsavedContext, unsavedWithin, type Unsaved } from '../unsaved/unsaved.ts';
import styles from './HashTabs.module.css';
import { useText } from '../useText.ts';

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

/**
 * Tabs selected by the address's hash; Back returns to the tab before. A visited tab stays mounted, so that what is typed
 * in it stays, and is marked while that is not saved. Arrow keys move between them.
 */
export function HashTabs({ label, tabs, aside }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const chosen = tabs.find(tab => `#${tab.hash}` === hash) ?? tabs[0]!;
  const visited = useRef(new Set<string>());
  visited.current.add(chosen.hash);
  const unsavedIn = useUnsavedByTab();
  const choose = (tab: Tab) => {
    if (tab !== chosen) void navigate({ search, hash: tab.hash }, { preventScrollReset: true });
  };

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
          <TabButton
            key={tab.hash}
            tab={tab}
            unsaved={unsavedIn(tab.hash)}
            id={`${id}-${tab.hash}`}
            aria-selected={tab === chosen}
            {...(visited.current.has(tab.hash) && { 'aria-controls': `${id}-${tab.hash}-panel` })}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
          />
        ))}
      </div>
      <div className={aside ? styles.beside : ''}>
        <div>
          {tabs
            .filter(tab => visited.current.has(tab.hash))
            .map(tab => (
              <div key={tab.hash} role="tabpanel" id={`${id}-${tab.hash}-panel`} aria-labelledby={`${id}-${tab.hash}`} hidden={tab !== chosen}>
                <UnsavedContext value={unsavedIn(tab.hash)}>{tab.content()}</UnsavedContext>
              </div>
            ))}
        </div>
        {aside}
      </div>
    </div>
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { tab: Tab; unsaved: Unsaved };

function TabButton({ tab, unsaved, ...props }: ButtonProps) {
  const t = useText();
  const any = useSyncExternalStore(unsaved.subscribe, unsaved.any);
  return (
    <button {...props} type="button" role="tab">
      {tab.label}
      {tab.count === undefined ? null : <span>{tab.count.toLocaleString()}</span>}
      {any ? (
        <>
          <span className={styles.unsaved} title={t('ui.unsaved.mark')} aria-hidden />
          <span className="visually-hidden">{t('ui.unsaved.mark')}</span>
        </>
      ) : null}
    </button>
  );
}

/** What is unsaved in each tab. */
function useUnsavedByTab(): (hash: string) => Unsaved {
  const around = useContext(UnsavedContext);
  const [all] = useState(() => new Map<string, Unsaved>());
  return hash => {
    const own = all.get(hash) ?? unsavedWithin(around);
    all.set(hash, own);
    return own;
  };
}
