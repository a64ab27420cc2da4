import { useCallback, useState, type ReactNode } from 'react';
import { ListContextProvider, ResourceContextProvider, type ListControllerResult, type RaRecord } from 'react-admin';
import { Refused } from '../calls/Gate.tsx';
import { CallError } from '../platform/errors.ts';
import type { ListName, ListState } from '../platform/lists.ts';
import type { ColumnOf } from './columns.ts';
import { ConsoleListContext, type ConsoleList } from './ConsoleList.ts';
import { useAddressedList } from './useAddressedList.ts';
import { useKeptRow } from './useKeptRow.ts';
import { useLayout } from './useLayout.ts';
import { useListState } from './useListState.ts';
import { useSelection } from './useSelection.ts';
import { listTexts, type ListTexts, type OwnListTexts } from './usualTexts.ts';

type ListProps<Name extends ListName> = {
  name: Name;
  columns: ColumnOf<Name, RaRecord>[];
  /** The list's one primary action. */
  create?: ReactNode;
  /** Within a page: what the list's parameters in the address begin with. */
  prefix?: string;
  children: ReactNode;
} & (object extends OwnListTexts<Name> ? { texts?: OwnListTexts<Name> } : { texts: OwnListTexts<Name> });

/**
 * A list, by composition: what is in it stands around its rows, and what is left out is not there. Everything in it
 * may use react-admin's `useListContext`, and what draws a record `useRecordContext`.
 *
 *     <List name="users" columns={userColumns}>
 *       <ListHead />
 *       <ListTools><SearchBox /></ListTools>
 *       <Rows shape={shape} … />
 *       <Pages />
 *     </List>
 */
export function List<Name extends ListName>({ name, columns, create, prefix, children, texts: own }: ListProps<Name>) {
  const address = useListState(name, prefix);
  const { editing, edit } = useEditing(address.state);
  const list = useAddressedList(name, address);
  const data = useKeptRow(list.data, editing);
  const texts = listTexts(name, own as Partial<ListTexts> | undefined);
  const { selected, renew, selection } = useSelection(data, list.getData!, texts.loadError);
  const layout = useLayout(name, columns);

  if (!prefix && list.error instanceof CallError && list.error.status === 403) return <Refused text={texts.notAuthorized} />;

  const refreshing = !!list.isPlaceholderData && !!list.isFetching;
  const plain = !address.state.q && Object.keys(address.state.filters).length === 0;
  const shared: ConsoleList = {
    ...address,
    name,
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
        <ListContextProvider value={{ ...list, ...selection, data } as ListControllerResult}>{children}</ListContextProvider>
      </ConsoleListContext>
    </ResourceContextProvider>
  );
}

/** A record is edited in the list as it stands: going to another state of the list ends that. */
function useEditing(state: ListState) {
  const [opened, setOpened] = useState<{ id: RaRecord['id']; state: ListState }>();
  const edit = useCallback((id?: RaRecord['id']) => setOpened(id === undefined ? undefined : { id, state }), [state]);
  return { editing: opened?.state === state ? opened.id : undefined, edit };
}
