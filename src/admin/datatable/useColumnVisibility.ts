import { useMemo } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { normalizeColumns } from '../list/tableLayout.ts';
import { useListAddressContext } from '../list/useListAddress.ts';
import type { ColumnDefinition } from './columns.ts';

const NO_COLUMNS: readonly string[] = [];

/** The store key of a table's hidden columns, as in react-admin. */
export const useTableStoreKey = (storeKey: string | undefined, resource?: string) => {
  const contextResource = useResourceContext();
  return storeKey ?? `${resource ?? contextResource}.datatable`;
};

/**
 * The visible columns of a table: from the URL, else from the user's choice in the store, else the defaults. The first column names
 * the row and cannot be hidden by the user.
 */
export function useColumnVisibility(
  columns: readonly ColumnDefinition[],
  storeKey: string,
  hiddenColumns: readonly string[] = NO_COLUMNS,
) {
  const urlState = useListAddressContext();
  const isWide = useMedia(`(min-width: ${breakpoints.wide}px)`);
  const [storedHidden, setStoredHidden] = useStore<string[] | undefined>(storeKey);
  const [storedVisible] = useStore<string[] | undefined>(visibleColumnsKey(storeKey));
  const urlColumns = urlState?.params.columns;
  const visibility = useMemo(() => {
    const keys = columns.map(({ key }) => key);
    const fromUrl = urlColumns?.filter(key => keys.includes(key));
    const fromStore = storedHidden ? keys.filter(key => !storedHidden.includes(key)) : storedVisible;
    const selectedKeys = fromUrl ? (fromUrl.length ? fromUrl : undefined) : fromStore;
    const defaults = columns.filter(
      ({ key, initialVisibility }) =>
        !hiddenColumns.includes(key) && (!initialVisibility || (initialVisibility === 'wide' && isWide)),
    );
    const isFixed = (index: number) => index === 0 && !hiddenColumns.includes(keys[0]!);
    const visible = selectedKeys ?? defaults.map(({ key }) => key);
    return {
      /** Keys of the columns that the user can hide. */
      hideable: keys.filter((_, index) => !isFixed(index)),
      /** Keys of the visible columns, in table order. */
      visible: keys.filter((key, index) => isFixed(index) || visible.includes(key)),
      /** The value of the URL parameter `columns`: empty for the defaults. */
      urlColumns: selectedKeys
        ? normalizeColumns(
            columns.map(({ key }) => ({ source: key })),
            selectedKeys,
          )
        : [],
    };
  }, [columns, storedHidden, storedVisible, urlColumns, hiddenColumns, isWide]);
  const toggle = (key: string) => {
    const hidden = visibility.hideable.filter(
      hideableKey => (hideableKey === key) === visibility.visible.includes(hideableKey),
    );
    setStoredHidden(hidden);
    if (urlColumns)
      void urlState?.change({ columns: undefined, page: urlState.params.page }, { replace: true });
  };
  return { ...visibility, toggle };
}

/** Earlier versions stored the visible columns under this key; react-admin stores the hidden ones. */
const visibleColumnsKey = (storeKey: string) => storeKey.replace(/\.datatable$/, '.columns');
