import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import { createContext, useState, type ReactNode } from 'react';
import { createStore, type ObservableStore } from '../../storage/createStore.ts';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { MenuButton, type MenuEntry } from '../../ui/menu/MenuButton.tsx';
import { useText } from '../../ui/useText.ts';

/** Adds an entry at the position of an element; returns a function that removes it. */
type AddEntry = (entry: MenuEntry, element: Element) => () => void;

/** The menu that contains the bulk actions in a narrow window. Undefined where the toolbar shows its buttons. */
export const BulkMenuContext = createContext<AddEntry | undefined>(undefined);

interface Added {
  entry: MenuEntry;
  element: Element;
}

type Entries = ObservableStore<readonly Added[]>;

const byPosition = (first: Added, second: Added) =>
  first.element.compareDocumentPosition(second.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The bulk actions in a narrow window. The buttons stay mounted and add themselves to the menu; other elements stay in the toolbar. */
export function BulkMenu({ children }: { children: ReactNode }) {
  const [entries] = useState<Entries>(() => createStore<readonly Added[]>([]));
  const [addEntry] = useState(() => (entry: MenuEntry, element: Element) => {
    const added = { entry, element };
    entries.set([...entries.get(), added].sort(byPosition));
    return () => entries.set(entries.get().filter(one => one !== added));
  });
  return (
    <>
      <Menu entries={entries} />
      <BulkMenuContext value={addEntry}>{children}</BulkMenuContext>
    </>
  );
}

function Menu({ entries }: { entries: Entries }) {
  const t = useText();
  const added = useStoreValue(entries);
  return (
    <MenuButton text label={t('list.actions')} entries={added.map(({ entry }) => entry)}>
      {t('list.actions')}
      <ExpandLessIcon />
    </MenuButton>
  );
}
