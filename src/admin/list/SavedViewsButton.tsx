import { useMemo } from 'react';
import { useResourceContext } from 'react-admin';
import styles from '../../lists/list.module.css';
import type { ViewedList } from '../../lists/views/savedViews.ts';
import { startOf, type ListName } from '../../platform/lists.ts';
import { lists } from '../../platform/resources.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useColumnVisibility, useTableStoreKey } from '../datatable/useColumnVisibility.ts';
import { useListColumns } from '../datatable/useListColumns.ts';
import { useRowHeight } from '../datatable/useRowHeight.ts';
import { fromPlatformState, toPlatformState } from './documentedListUrl.ts';
import { useListAddressContext, type ListAddress } from './useListAddress.ts';

const SavedViews = lazyComponent(
  () => import('../../lists/views/SavedViews.tsx'),
  ['views'],
  () => <span className={`skeleton ${styles.views}`} />,
);

/** Opens the saved views. Only documented lists have saved views. */
export function SavedViewsButton() {
  const name = useResourceContext() as ListName;
  const address = useListAddressContext();
  return address && lists[name] ? <DocumentedSavedViews name={name} address={address} /> : null;
}

function DocumentedSavedViews({ name, address }: { name: ListName; address: ListAddress }) {
  const { columns, defaultHidden } = useListColumns();
  const { urlColumns } = useColumnVisibility(columns, useTableStoreKey(undefined), defaultHidden);
  const { compact } = useRowHeight();
  const list = useMemo<ViewedList>(() => {
    const state = toPlatformState(address.params);
    const toParams = (next: Partial<typeof state>) => fromPlatformState({ ...state, page: 1, ...next });
    return {
      name,
      state,
      start: startOf(name),
      columns: columns.map(({ key }) => ({ source: key })),
      look: { columns: urlColumns, rows: compact ? 'compact' : 'comfortable' },
      change: (next, options) => address.change(toParams(next), options),
      hrefOf: next => address.hrefOf(toParams(next)),
    };
  }, [name, address, columns, urlColumns, compact]);
  return <SavedViews list={list} />;
}
