import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { PreloadProps } from '../lazy/lazyComponent.tsx';
import { UnsavedContext } from '../unsaved/unsaved.ts';
import { useText } from '../useText.ts';
import styles from './HashTabs.module.css';
import { TabButton } from './TabButton.tsx';
import { UnsavedMark } from './UnsavedMark.tsx';
import { useUnsavedByTab } from './useUnsavedByTab.ts';

export interface Tab {
  /** The hash that selects it. */
  hash: string;
  label: string;
  count?: number | undefined;
  /** Where false, only its hash leads to it: its content stands under a heading, with a way back to the tabs. */
  listed?: boolean;
  /** It needs the whole width: nothing stands beside it. */
  isWide?: boolean;
  preloadProps?: PreloadProps;
  content(): ReactNode;
}

/** So many pixels of the tabs fade out at an edge behind which there are more, as the style sheet says. */
const FADE = 32;

interface Props {
  label: string;
  tabs: Tab[];
  /** Stands beside every tab's content but a wide one's; below it on narrower screens. */
  aside?: ReactNode;
}

/**
 * Tabs selected by the address's hash; Back returns to the tab before. A visited tab stays mounted, so that what is typed
 * in it stays, and is marked while that is not saved. Arrow keys move between them; where they have no room, the chosen one is in view.
 */
export function HashTabs({ label, tabs, aside }: Props) {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const listed = tabs.filter(tab => tab.listed !== false);
  const chosen = tabs.find(tab => `#${tab.hash}` === hash) ?? listed[0]!;
  const visited = useRef(new Set<string>());
  visited.current.add(chosen.hash);
  // The tab that the keyboard finds, and the way back from what is not listed.
  const latest = useRef(listed[0]!.hash);
  if (chosen.listed !== false) latest.current = chosen.hash;
  const current = listed.find(tab => tab.hash === latest.current) ?? listed[0]!;
  const unsavedIn = useUnsavedByTab();
  const list = useRef<HTMLDivElement>(null);
  const counts = listed.map(({ count }) => count).join();
  useEffect(() => {
    // It tells at once, too, when all is laid out.
    const observer = new ResizeObserver(() => {
      const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
      if (!tab || !list.current) return;
      const { offsetLeft: left, offsetWidth: width } = tab;
      const { scrollLeft: from, offsetWidth: shown } = list.current;
      list.current.scrollLeft = Math.min(Math.max(from, left + width - shown + FADE), left - FADE);
    });
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, [chosen.hash, counts]);
  const choose = (tab: Tab) => {
    if (tab !== chosen) void navigate({ search, hash: tab.hash }, { preventScrollReset: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = listed.indexOf(current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: listed.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = listed[(to + listed.length) % listed.length]!;
    choose(next);
    document.getElementById(`${id}-${next.hash}`)?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {listed.map(tab => (
          <TabButton
            key={tab.hash}
            label={tab.label}
            count={tab.count}
            unsaved={unsavedIn(tab.hash)}
            id={`${id}-${tab.hash}`}
            aria-selected={tab === chosen}
            {...(visited.current.has(tab.hash) && { 'aria-controls': `${id}-${tab.hash}-panel` })}
            tabIndex={tab === current ? 0 : -1}
            {...tab.preloadProps}
            onClick={() => choose(tab)}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      <div className={aside && !chosen.isWide ? styles.beside : ''}>
        <div>
          {tabs
            .filter(tab => visited.current.has(tab.hash))
            .map(tab => (
              <div
                key={tab.hash}
                role={tab.listed === false ? 'region' : 'tabpanel'}
                id={`${id}-${tab.hash}-panel`}
                aria-labelledby={`${id}-${tab.hash}`}
                hidden={tab !== chosen}
              >
                {tab.listed === false ? (
                  <div className={styles.head}>
                    <h2 id={`${id}-${tab.hash}`}>
                      {tab.label} <UnsavedMark unsaved={unsavedIn(tab.hash)} />
                    </h2>
                    <Link
                      className="button small quiet"
                      to={{ search, hash: current.hash }}
                      preventScrollReset
                    >
                      <ArrowBackIcon />
                      {t('ui.backTo', { name: current.label })}
                    </Link>
                  </div>
                ) : null}
                <UnsavedContext value={unsavedIn(tab.hash)}>{tab.content()}</UnsavedContext>
              </div>
            ))}
        </div>
        {aside ? <div hidden={chosen.isWide ?? false}>{aside}</div> : null}
      </div>
    </div>
  );
}
