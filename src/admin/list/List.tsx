import { useMemo, useState, type ReactNode } from 'react';
import {
  ListContextProvider,
  ResourceContextProvider,
  useResourceContext,
  useTranslate,
  type ListControllerResult,
  type ListProps as RaListProps,
  type RaRecord,
} from 'react-admin';
import { useKeptRow } from '../../lists/useKeptRow.ts';
import { createStore } from '../../storage/createStore.ts';
import { DialogHostContext } from '../../ui/dialog/DialogHostContext.ts';
import { columnsIn } from '../datatable/columns.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { ListFrameContext } from './ListFrame.ts';
import { ListView, type ListViewProps } from './ListView.tsx';
import { ListAddressContext, useListAddress, type ListAddress } from './useListAddress.ts';
import { useListEditing } from './useListEditing.ts';
import { useUrlListController, type UrlListControllerProps } from './useUrlListController.ts';

type ControllerProps<T extends RaRecord> = Omit<UrlListControllerProps<T>, 'address' | 'resource'>;

export type ListProps<T extends RaRecord = RaRecord> = ListViewProps &
  ControllerProps<T> &
  Pick<
    RaListProps<T>,
    'disableSyncWithLocation' | 'filterDefaultValues' | 'perPage' | 'resource' | 'sort'
  > & {
    /** What the list's parameters in the address begin with, where another list may stand on the page. */
    addressPrefix?: string;
    /** The list's one primary action: in the head, and where there is no record yet. */
    createButton?: ReactNode;
  };

/**
 * react-admin's `List`, its state in the documented address. A resource with a documented list has that one's sizes, sorts and
 * filters, any other one react-admin's defaults.
 */
export function List<T extends RaRecord = RaRecord>(given: ListProps<T>) {
  const props = useDefaultProps('List', given);
  const resource = useResourceContext(props);
  if (!resource) throw new Error('List needs a resource, as prop or as context');
  // Another resource is another list: it shows nothing of the one before.
  return (
    <ResourceContextProvider key={resource} value={resource}>
      <ListOf<T> {...props} resource={resource} />
    </ResourceContextProvider>
  );
}

function ListOf<T extends RaRecord>({
  resource,
  addressPrefix,
  createButton,
  disableSyncWithLocation = false,
  filterDefaultValues,
  perPage,
  sort,
  exporter,
  filter,
  queryOptions,
  storeKey,
  ...view
}: ListProps<T> & { resource: string }) {
  const address = useListAddress(resource, {
    prefix: addressPrefix,
    isLocal: disableSyncWithLocation,
    perPage,
    sort,
    filterDefaultValues: filterDefaultValues as Record<string, unknown> | undefined,
  });
  const [dialog, showDialog] = useState<ReactNode>();
  const controller = {
    ...(exporter !== undefined && { exporter }),
    ...(filter && { filter }),
    ...(queryOptions && { queryOptions }),
    ...(storeKey !== undefined && { storeKey }),
  };
  return (
    <ListAddressContext value={address}>
      <ListRows<T>
        address={address}
        createButton={createButton}
        title={view.title}
        rows={view.children}
        {...controller}
      >
        <DialogHostContext value={showDialog}>
          <ListView {...view} />
        </DialogHostContext>
        {dialog}
      </ListRows>
    </ListAddressContext>
  );
}

interface RowsProps {
  address: ListAddress;
  createButton: ReactNode;
  title: ListViewProps['title'];
  /** The children of the list, its table among them. */
  rows: ReactNode;
  children: ReactNode;
}

/** The rows as they were read, with the one that is being edited among them, whatever others have done with it. */
function ListRows<T extends RaRecord>({
  createButton,
  title: own,
  rows,
  children,
  ...props
}: RowsProps & ControllerProps<T>) {
  const translate = useTranslate();
  const list = useUrlListController<T>(props);
  const { editing, unsaved, edit } = useListEditing(props.address.params);
  const data = useKeptRow(list.data, editing);
  // Known before the rows are drawn: what stands above them has its width from the start.
  const [columns] = useState(() => createStore(columnsIn(rows)));
  const title = typeof own === 'string' ? translate(own, { _: own }) : (list.defaultTitle ?? '');
  const frame = useMemo(
    () => ({ title, createButton, columns, editing, unsaved, edit: (id?: T['id']) => void edit(id) }),
    [title, createButton, columns, editing, unsaved, edit],
  );
  const shown = data === list.data ? list : ({ ...list, data } as ListControllerResult<T>);
  return (
    <ListFrameContext value={frame}>
      <ListContextProvider value={shown}>{children}</ListContextProvider>
    </ListFrameContext>
  );
}
