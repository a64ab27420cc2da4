import { useMemo } from 'react';
import { useResourceContext, type SavedQueriesListProps as RaSavedQueriesListProps } from 'react-admin';
import { useRowHeight } from '../datatable/RowHeightButton.tsx';
import { useColumnVisibility, useTableStoreKey } from '../datatable/useColumnVisibility.ts';
import { useListColumns } from '../datatable/useListColumns.ts';
import type { SavableList } from '../savedQueries/savedQueries.ts';
import { SavedQueries } from '../savedQueries/SavedQueries.tsx';
import { fromPlatformState, toPlatformState } from './documentedListUrl.ts';
import { useListAddressContext } from './useListAddress.ts';

/** Returns the enclosing list in the form that saved queries need, or undefined if it has no URL state. */
export function useSavableList(): SavableList | undefined {
  const name = useResourceContext() ?? '';
  const address = useListAddressContext();
  const { columns, defaultHidden } = useListColumns();
  const { urlColumns } = useColumnVisibility(columns, useTableStoreKey(undefined), defaultHidden);
  const { compact } = useRowHeight();
  return useMemo(() => {
    if (!address) return undefined;
    const { codec, params } = address;
    const state = toPlatformState(params);
    const toParams = (next: Partial<typeof state>) => fromPlatformState({ ...state, page: 1, ...next });
    return {
      name,
      state,
      columns: columns.map(({ key }) => ({ source: key })),
      layout: { columns: urlColumns, rows: compact ? 'compact' : 'comfortable' },
      change: (next, options) => address.change(toParams(next), options),
      hrefOf: next => address.hrefOf(toParams(next)),
      parse: search => toPlatformState(codec.parse(search)),
      serialize: next => codec.serialize(fromPlatformState(next)),
    };
  }, [name, address, columns, urlColumns, compact]);
}

/**
 * react-admin's `SavedQueriesList`: a popover to save, select and remove queries of the list (`useSavedQueries`). A documented list has it
 * in its toolbar.
 */
export function SavedQueriesList(props: RaSavedQueriesListProps) {
  const list = useSavableList();
  return list ? <SavedQueries list={list} {...props} /> : null;
}
