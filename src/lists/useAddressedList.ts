import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { DataProviderContext, useDataProvider, type ListControllerResult } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { searchOf, type ListName } from '../platform/lists.ts';
import { useAddressed } from './useAddressed.ts';
import type { AddressedState } from './useListState.ts';

/** What react-admin's list context says besides what is ticked. */
export type AddressedList = Omit<
  ListControllerResult,
  'selectedIds' | 'onSelect' | 'onSelectAll' | 'onToggleItem' | 'onUnselectItems'
>;

/** What was read so many milliseconds ago is not read again. */
const JUST_READ = 2_000;

/** Reads the list that the address asks for; what react-admin's parts set goes into the address. */
export function useAddressedList(name: ListName, { state, change }: AddressedState): AddressedList {
  const addressed = useAddressed({ state, change });
  const { sort } = addressed;
  const filter = useMemo(
    () => ({ ...state.filters, ...(searchOf(state) && { q: searchOf(state) }) }),
    [state],
  );
  const params = { pagination: { page: state.page, perPage: state.pageSize }, sort, filter };
  const { listAtOnce } = useContext(DataProviderContext) as ConsoleDataProvider;
  const [first] = useState(() => ({ state, answer: listAtOnce(name, params) }));
  const dataProvider = useDataProvider();
  // As react-admin's useGetList asks, which would also keep each row as a record read.
  const asked = useQuery({
    queryKey: [name, 'getList', params],
    queryFn: ({ signal }) => dataProvider.getList(name, { ...params, signal }),
    placeholderData: keepPreviousData,
    ...(first.answer && first.state === state && { initialData: first.answer, staleTime: JUST_READ }),
  });
  const { isPlaceholderData } = asked;
  const { total } = asked.data ?? {};

  // A page beyond the last, after deletions or in an old link, leads to the last one.
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / state.pageSize));
  useEffect(() => {
    if (last !== undefined && !isPlaceholderData && state.page > last)
      void change({ page: last }, { replace: true });
  }, [last, isPlaceholderData, state.page, change]);

  const getData = useCallback(
    async () =>
      (await dataProvider.getList(name, { pagination: { page: 1, perPage: 0 }, sort, filter })).data,
    [dataProvider, name, sort, filter],
  );
  return {
    ...asked,
    ...asked.data,
    ...addressed,
    resource: name,
    hasNextPage: total === undefined ? undefined : state.page * state.pageSize < total,
    getData,
  } as AddressedList;
}
