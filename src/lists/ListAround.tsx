import { useCallback, useState, type ReactNode } from 'react';
import {
  ListContextProvider,
  ResourceContextProvider,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import type { ListState } from '../platform/lists.ts';
import { DialogHostContext } from '../ui/dialog/DialogHostContext.ts';
import type { FieldArea } from '../ui/fieldLabel.ts';
import { useText } from '../ui/useText.ts';
import type { Column } from './columns.ts';
import { ConsoleListContext, type ConsoleList } from './ConsoleList.ts';
import type { AddressedList } from './useAddressedList.ts';
import { useKeptRow } from './useKeptRow.ts';
import { useLayout } from './useLayout.ts';
import type { AddressedState } from './useListState.ts';
import { useSelection } from './useSelection.ts';
import type { ListTexts } from './usualTexts.ts';

interface Props {
  name: string;
  area: FieldArea;
  columns: Column[];
  create: ReactNode;
  texts: ListTexts;
  address: AddressedState;
  list: AddressedList;
  children: ReactNode;
}

/** What the parts of a list share, wherever its rows come from: given to all that stands within. */
export function ListAround({ name, area, columns, create, texts, address, list, children }: Props) {
  const t = useText();
  const { editing, edit } = useEditing(address.state);
  const data = useKeptRow(list.data, editing);
  const { q, filters } = address.state;
  const { selected, renew, selection } = useSelection(
    data,
    list.getData!,
    JSON.stringify([q, filters]),
    texts.loadError,
  );
  const layout = useLayout(name, area, columns, address);
  const [dialog, showDialog] = useState<ReactNode>();

  const refreshing = !!list.isPlaceholderData && !!list.isFetching;
  const plain = !q && Object.keys(filters).length === 0;
  const shared: ConsoleList = {
    ...address,
    name,
    area,
    title: t(texts.title, { smart_count: 2 }),
    texts,
    layout,
    create,
    nothing: data?.length === 0 && !refreshing ? (plain ? 'empty' : 'nothingFound') : undefined,
    refreshing,
    odd: list.meta?.odd ?? 0,
    selected,
    renew,
    editing,
    edit,
  };
  return (
    <ResourceContextProvider value={name}>
      <ConsoleListContext value={shared}>
        <ListContextProvider value={{ ...list, ...selection, data } as ListControllerResult}>
          <DialogHostContext value={showDialog}>{children}</DialogHostContext>
          {dialog}
        </ListContextProvider>
      </ConsoleListContext>
    </ResourceContextProvider>
  );
}

/** A record is edited in the list as it stands: going to another state of the list ends that. */
function useEditing(state: ListState) {
  const [opened, setOpened] = useState<{ id: RaRecord['id']; state: ListState }>();
  const edit = useCallback(
    (id?: RaRecord['id']) => setOpened(id === undefined ? undefined : { id, state }),
    [state],
  );
  return { editing: opened?.state === state ? opened.id : undefined, edit };
}
