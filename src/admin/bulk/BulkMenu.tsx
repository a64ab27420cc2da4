import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import { createContext, useState, type ReactNode } from 'react';
import { createStore, type ObservableStore } from '../../storage/createStore.ts';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { MenuEntry } from '../../ui/menu/PopMenu.tsx';
import { useText } from '../../ui/useText.ts';

/** Adds an entry at the position of an element; returns a function that removes it. */
type AddEntry = (entry: MenuEntry, element: Element) => () => void;

/** Adds an entry to the menu of bulk actions. Undefined while the toolbar shows its buttons. */
export const BulkMenuContext = createContext<AddEntry | undefined>(undefined);

interface PositionedEntry {
  entry: MenuEntry;
  element: Element;
}

type Entries = ObservableStore<readonly PositionedEntry[]>;

const byPosition = (first: PositionedEntry, second: PositionedEntry) =>
  first.element.compareDocumentPosition(second.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The menu of bulk actions in a narrow window. The buttons stay mounted and add their entries to it. Other elements stay in the toolbar. */
export function BulkMenu({ children }: { children: ReactNode }) {
  const [entries] = useState<Entries>(() => createStore<readonly PositionedEntry[]>([]));
  const [addEntry] = useState(() => (entry: MenuEntry, element: Element) => {
    const positioned = { entry, element };
    entries.set([...entries.get(), positioned].sort(byPosition));
    return () => entries.set(entries.get().filter(one => one !== positioned));
  });
  return (
    <>
      <EntryMenu entries={entries} />
      <BulkMenuContext value={addEntry}>{children}</BulkMenuContext>
    </>
  );
}

function EntryMenu({ entries }: { entries: Entries }) {
  const t = useText();
  const positionedEntries = useStoreValue(entries);
  return (
    <MenuButton text label={t('list.actions')} entries={positionedEntries.map(({ entry }) => entry)}>
      {t('list.actions')}
      <ExpandLessIcon />
    </MenuButton>
  );
}
