import { useState, type MouseEvent, type ReactNode } from 'react';
import { IconAction } from '../IconAction.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { TextButton } from '../TextButton.tsx';

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

const PopMenu = lazyComponent(() => import('./PopMenu.tsx'));

interface Props {
  label: string;
  /** What the button shows; without `text` it is an icon named by `label`. */
  children: ReactNode;
  text?: boolean;
  small?: boolean;
  entries: MenuEntry[];
}

/** A button with a menu. */
export function MenuButton({ label, children, text = false, small = false, entries }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = {
    small,
    children,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    ...PopMenu.preloadProps,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {text ? <TextButton {...button} /> : <IconAction label={label} {...button} />}
      {anchor ? (
        <PopMenu anchor={anchor} label={label} entries={entries} onClose={() => setAnchor(null)} />
      ) : null}
    </>
  );
}
