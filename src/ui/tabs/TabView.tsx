import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined';
import {
  isValidElement,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Link, type To } from 'react-router-dom';
import type { PreloadProps } from '../lazy/lazyComponent.tsx';
import { TextButton } from '../TextButton.tsx';
import { UnsavedContext } from '../unsaved/unsaved.ts';
import { useText } from '../useText.ts';
import styles from './HashTabs.module.css';
import { TabButton } from './TabButton.tsx';
import { UnsavedMark, useUnsavedByTab } from './UnsavedMark.tsx';

/**
 * Returns whether a child is a tab: an element with a label. Throws for any other element, such as
 * `CanAccess` around a tab, which would be a tab without a name.
 */
export function isTab<Props extends { label?: unknown }>(child: ReactNode): child is ReactElement<Props> {
  if (!isValidElement<object>(child)) return false;
  if (!('label' in child.props))
    throw new Error('Each child of a layout with tabs is a tab with a label, or null');
  return true;
}

export interface TabItem {
  path: string;
  label: ReactNode;
  count?: ReactNode;
  icon?: ReactNode;
  /** Rendered after the label. */
  mark?: ReactNode;
  className?: string | undefined;
  /** If false, only its path selects the tab. Its content then has a heading and a link back to the tabs. */
  listed?: boolean;
  /** Whether the tab needs the whole width, without `aside`. */
  isWide?: boolean;
  preloadProps?: PreloadProps;
  content(): ReactNode;
}

/** The selected tab, and how to select another one. */
export interface TabSelection {
  selected: string;
  select(path: string): void;
  /** Returns the URL that selects a tab, if it has one. */
  linkTo?: ((path: string) => To) | undefined;
}

interface Props extends TabSelection {
  label?: string | undefined;
  tabs: TabItem[];
  /** If false, the `selected` tab may still be added to the tabs, so no other tab is opened instead. */
  isComplete?: boolean;
  /** Rendered beside the content of every tab that is not wide, or below it on narrower screens. */
  aside?: ReactNode;
  /** Mounts all tabs immediately, so that all fields of a form exist. */
  mountAll?: boolean;
  className?: string | undefined;
}

/** The width in pixels at which overflowing tabs fade out. It equals the value in the style sheet. */
const FADE_WIDTH = 32;

/**
 * Tabs with panels. A visited tab stays mounted, so that its unsaved input is kept and marked. Arrow keys
 * select a tab. The selected tab is scrolled into view.
 */
export function TabView({
  label,
  tabs,
  aside,
  className,
  isComplete = true,
  mountAll = false,
  selected,
  select,
  linkTo,
}: Props) {
  const t = useText();
  const id = useId();
  const listed = tabs.filter(tab => tab.listed !== false);
  const urlTab = tabs.find(tab => tab.path === selected);
  const selectedTab = urlTab ?? (isComplete || !selected ? listed[0]! : undefined);
  const visited = useRef(new Set<string>());
  if (selectedTab) visited.current.add(selectedTab.path);
  const isMounted = (tab: TabItem) => mountAll || visited.current.has(tab.path);
  // The last listed tab. It is the tab stop, and the target of the link back from an unlisted tab.
  const latest = useRef(listed[0]!.path);
  if (selectedTab && selectedTab.listed !== false) latest.current = selectedTab.path;
  const tabStop = listed.find(tab => tab.path === latest.current) ?? listed[0]!;
  const unsavedIn = useUnsavedByTab();
  const list = useRef<HTMLDivElement>(null);
  const counts = listed.map(({ count }) => (typeof count === 'object' ? '' : count)).join();
  useEffect(() => {
    // The observer also reports once after the first layout.
    const observer = new ResizeObserver(() => {
      const row = list.current;
      if (!row) return;
      const { scrollLeft: from, scrollWidth, offsetWidth: shown } = row;
      const tab = row.querySelector<HTMLElement>('[aria-selected=true]');
      if (tab) {
        const { offsetLeft: left, offsetWidth: width } = tab;
        row.scrollLeft = Math.min(Math.max(from, left + width - shown + FADE_WIDTH), left - FADE_WIDTH);
      }
      // Chrome keeps the fade of a row that no longer scrolls. The attribute is set after all reads, so that
      // the page is laid out only once.
      row.toggleAttribute('data-fits', scrollWidth <= shown);
    });
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, [selectedTab?.path, counts]);
  const choose = (tab: TabItem) => {
    if (tab !== selectedTab) select(tab.path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = listed.indexOf(tabStop);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: listed.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = listed[(to + listed.length) % listed.length]!;
    choose(next);
    document.getElementById(`${id}-${next.path}`)?.focus();
  };
  const backLabel = (
    <>
      <ArrowBackIcon />
      {typeof tabStop.label === 'string' ? t('ui.backTo', { name: tabStop.label }) : t('ui.back')}
    </>
  );

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {listed.map(tab => (
          <TabButton
            key={tab.path}
            className={tab.className}
            label={tab.label}
            count={tab.count}
            icon={tab.icon}
            mark={tab.mark}
            unsaved={unsavedIn(tab.path)}
            id={`${id}-${tab.path}`}
            aria-selected={tab === selectedTab}
            {...(isMounted(tab) && { 'aria-controls': `${id}-${tab.path}-panel` })}
            tabIndex={tab === tabStop ? 0 : -1}
            {...tab.preloadProps}
            onClick={() => choose(tab)}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      <div className={aside && !selectedTab?.isWide ? styles.beside : ''}>
        <div>
          {tabs.filter(isMounted).map(tab => (
            <div
              key={tab.path}
              role={tab.listed === false ? 'region' : 'tabpanel'}
              id={`${id}-${tab.path}-panel`}
              aria-labelledby={`${id}-${tab.path}`}
              hidden={tab !== selectedTab}
            >
              {tab.listed === false ? (
                <div className={styles.head}>
                  <h2 id={`${id}-${tab.path}`}>
                    {tab.label} <UnsavedMark unsaved={unsavedIn(tab.path)} />
                  </h2>
                  {linkTo ? (
                    <Link className="button small quiet" to={linkTo(tabStop.path)} preventScrollReset>
                      {backLabel}
                    </Link>
                  ) : (
                    <TextButton small variant="quiet" onClick={() => choose(tabStop)}>
                      {backLabel}
                    </TextButton>
                  )}
                </div>
              ) : null}
              <UnsavedContext value={unsavedIn(tab.path)}>{tab.content()}</UnsavedContext>
            </div>
          ))}
        </div>
        {aside ? <div hidden={selectedTab?.isWide ?? false}>{aside}</div> : null}
      </div>
    </div>
  );
}
