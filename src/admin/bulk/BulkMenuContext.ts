import { createContext } from 'react';
import type { MenuEntry } from '../../ui/menu/MenuButton.tsx';

/** Adds an entry at the position of an element; returns a function that removes it. */
type AddEntry = (entry: MenuEntry, element: Element) => () => void;

/** The menu that contains the bulk actions in a narrow window. Undefined where the toolbar shows its buttons. */
export const BulkMenuContext = createContext<AddEntry | undefined>(undefined);
