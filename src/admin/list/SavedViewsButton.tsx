import { useMemo } from 'react';
import { useResourceContext } from 'react-admin';
import styles from '../../lists/list.module.css';
import type { ViewedList } from '../../lists/views/savedViews.ts';
import { startOf, type ListName } from '../../platform/lists.ts';
import { lists } from '../../platform/resources.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useColumnChoice, useTableKey } from '../datatable/useColumnChoice.ts';
import { useListColumns } from '../datatable/useRegisteredColumns.ts';
import { useRowHeight } from '../datatable/useRowHeight.ts';
import { paramsOf, stateOf } from './documentedAddress.ts';
import { useListAddressContext, type ListAddress } from './useListAddress.ts';

const SavedViews = lazyComponent(
  () => import('../../lists/views/SavedViews.tsx'),
  ['views'],
  () => <span className={`skeleton ${styles.views}`} />,
);

/** The saved views of a documented list. */
export function SavedViewsButton() {
  const name = useResourceContext() as ListName;
  const address = useListAddressContext();
  return address && lists[name] ? <ViewsOf name={name} address={address} /> : null;
}

function ViewsOf({ name, address }: { name: ListName; address: ListAddress }) {
  const { columns, hidden } = useListColumns();
  const { look } = useColumnChoice(columns, useTableKey(undefined), hidden);
  const { compact } = useRowHeight();
  const list = useMemo<ViewedList>(() => {
    const state = stateOf(address.params);
    const after = (next: Partial<typeof state>) => paramsOf({ ...state, page: 1, ...next });
    return {
      name,
      state,
      start: startOf(name),
      columns: columns.map(({ key }) => ({ source: key })),
      look: { columns: look, rows: compact ? 'compact' : 'comfortable' },
      change: (next, how) => address.change(after(next), how),
      hrefOf: next => address.hrefOf(after(next)),
    };
  }, [name, address, columns, look, compact]);
  return <SavedViews list={list} />;
}
