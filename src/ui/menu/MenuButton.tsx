import { useState, type MouseEvent, type ReactNode } from 'react';
import { IconAction } from '../IconAction.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { TextButton } from '../TextButton.tsx';
import type { MenuEntry } from './PopMenu.tsx';

const PopMenu = lazyComponent(() => import('./PopMenu.tsx'));

interface Props {
  label: string;
  /** The content of the button. Without `text` it is an icon, and `label` is its name. */
  children: ReactNode;
  text?: boolean;
  small?: boolean;
  entries: MenuEntry[];
}

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
