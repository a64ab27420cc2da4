import { useMemo, useRef, useState, type ReactNode } from 'react';
import {
  ListContextProvider,
  ResourceContextProvider,
  useResourceContext,
  useTranslate,
  type ListControllerResult,
  type ListProps as RaListProps,
  type RaRecord,
} from 'react-admin';
import type { ListDefaults } from '../../platform/lists.ts';
import { createStore } from '../../storage/createStore.ts';
import { DialogHostContext } from '../../ui/dialog/DialogButton.tsx';
import { findTableColumns } from '../datatable/columns.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { addRecords, createRecordStore, ListUiContext } from './ListUiContext.ts';
import { ListView, type ListViewProps } from './ListView.tsx';
import { useEditedRow } from './useEditedRow.ts';
import { ListAddressContext, useListAddress, type ListAddress } from './useListAddress.ts';
import { useListEditing } from './useListEditing.ts';
import { useKeepRecords } from './useSelectedRecords.ts';
import { useUrlListController, type UrlListControllerProps } from './useUrlListController.ts';

type ControllerProps<T extends RaRecord> = Omit<
  UrlListControllerProps<T>,
  'address' | 'onSelectRecords' | 'queryPage' | 'resource'
>;

export type ListProps<T extends RaRecord = RaRecord> = ListViewProps &
  ControllerProps<T> &
  Pick<
    RaListProps<T>,
    'debounce' | 'disableSyncWithLocation' | 'filterDefaultValues' | 'perPage' | 'resource' | 'sort'
  > & {
    /** Prefix of the list's URL parameters, for a page that can have several lists. */
    addressPrefix?: string;
    /** Page size, sort fields, filters and view of a list that is not in platform/resources.ts. */
    definition?: ListDefaults;
    /** The primary action, shown in the page header and in the empty state, or in the toolbar if the title is false. */
    createButton?: ReactNode;
  };

/**
 * react-admin's `List`, with its state in the documented URL parameters. A documented list accepts only its own page sizes, sort fields
 * and filters. Other resources have react-admin's defaults.
 */
export function List<T extends RaRecord = RaRecord>(inProps: ListProps<T>) {
  const props = useDefaultProps('List', inProps);
  const resource = useResourceContext(props);
  if (!resource) throw new Error('List needs a resource, as prop or as context');
  // The key resets all state when the resource changes.
  return (
    <ResourceContextProvider key={resource} value={resource}>
      <ResourceList<T> {...props} resource={resource} />
    </ResourceContextProvider>
  );
}

function ResourceList<T extends RaRecord>({
  resource,
  addressPrefix,
  createButton,
  debounce,
  definition,
  disableSyncWithLocation = false,
  filterDefaultValues,
  perPage,
  sort,
  error,
  exporter,
  filter,
  filterCallback,
  matchesFilters,
  queryOptions,
  records,
  refetch,
  skippedCount,
  storeKey,
  ...viewProps
}: ListProps<T> & { resource: string }) {
  const address = useListAddress(resource, {
    prefix: addressPrefix,
    definition,
    isLocal: disableSyncWithLocation,
    perPage,
    sort,
    filterDefaultValues: filterDefaultValues as Record<string, unknown> | undefined,
  });
  const [dialog, showDialog] = useState<ReactNode>();
  const controllerProps = {
    ...(error !== undefined && { error }),
    ...(exporter !== undefined && { exporter }),
    ...(filter && { filter }),
    ...(filterCallback && { filterCallback }),
    ...(matchesFilters && { matchesFilters }),
    ...(records !== undefined && { records }),
    ...(refetch && { refetch }),
    ...(skippedCount !== undefined && { skippedCount }),
    ...(queryOptions && { queryOptions }),
    ...(storeKey !== undefined && { storeKey }),
  };
  return (
    <ListAddressContext value={address}>
      <ListProviders<T>
        address={address}
        createButton={createButton}
        debounce={debounce}
        title={viewProps.title}
        content={viewProps.children}
        {...controllerProps}
      >
        <DialogHostContext value={showDialog}>
          <ListView {...viewProps} />
        </DialogHostContext>
        {dialog}
      </ListProviders>
    </ListAddressContext>
  );
}

interface ProvidersProps {
  address: ListAddress;
  createButton: ReactNode;
  debounce: number | undefined;
  title: ListViewProps['title'];
  /** The children of `List`, which include its table. */
  content: ReactNode;
  children: ReactNode;
}

/** Provides the list contexts. The edited record stays in `data` even if a refetch no longer returns it. */
function ListProviders<T extends RaRecord>({
  createButton,
  debounce,
  title: titleProp,
  content,
  children,
  ...props
}: ProvidersProps & ControllerProps<T>) {
  const translate = useTranslate();
  const [records] = useState(createRecordStore);
  const list = useUrlListController<T>({
    ...props,
    onSelectRecords: useMemo(() => matching => addRecords(records, matching), [records]),
  });
  const { editedId, unsaved, edit } = useListEditing(props.address.params);
  const data = useEditedRow(list.data, editedId);
  useKeepRecords(records, data, list.selectedIds);
  // Reading the columns before the table renders avoids a layout shift in the toolbar.
  const [columns] = useState(() => createStore(findTableColumns(content)));
  const title =
    typeof titleProp === 'string' ? translate(titleProp, { _: titleProp }) : (list.defaultTitle ?? '');
  const queryMeta = useRef<unknown>(undefined);
  queryMeta.current = props.queryOptions?.meta;
  const hasLocalRecords = props.records !== undefined;
  const listUi = useMemo(
    () => ({
      title,
      createButton,
      columns,
      editedId,
      unsaved,
      edit: (id?: T['id']) => void edit(id),
      debounce,
      queryMeta,
      hasLocalRecords,
      records,
    }),
    [title, createButton, columns, editedId, unsaved, edit, debounce, hasLocalRecords, records],
  );
  const listContext = data === list.data ? list : ({ ...list, data } as ListControllerResult<T>);
  return (
    <ListUiContext value={listUi}>
      <ListContextProvider value={listContext}>{children}</ListContextProvider>
    </ListUiContext>
  );
}
