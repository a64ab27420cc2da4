import { lazy, Suspense, useState, type ReactNode } from 'react';

export interface MenuEntry {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Where given, the entry is one of several to choose from, or to tick. */
  checked?: boolean;
  role?: 'menuitemradio' | 'menuitemcheckbox';
  danger?: boolean;
  /** The menu stays open, for entries that are ticked one after the other. */
  stays?: boolean;
  choose(): void;
}

const load = () => import('./PopMenu.tsx');
const PopMenu = lazy(load);

interface Props {
  label: string;
  /** What the button shows; with `text` false it is an icon named by `label`. */
  children: ReactNode;
  className?: string;
  text?: boolean;
  entries: MenuEntry[];
}

/** A button with a menu; the menu's code is fetched when the button is first approached. */
export function MenuButton({ label, children, className = 'icon-button', text = false, entries }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(!text && { 'aria-label': label, title: label })}
        onPointerEnter={load}
        onFocus={load}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {children}
      </button>
      {anchor ? (
        <Suspense fallback={null}>
          <PopMenu anchor={anchor} label={label} entries={entries} close={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
