import { useCallback, useMemo } from 'react';
import {
  listSearch,
  listState,
  ordinaryAfter,
  startOf,
  type ListName,
  type ListStart,
  type ListState,
} from '../platform/lists.ts';
import { lookIn, withLook, type Look } from './look.ts';
import { useOwnParameters } from './useOwnParameters.ts';

/** What a list shows, and how where the address says that, too. */
export type ShownState = ListState & Look;

/** The state of a list as the address has it, and the way to change it. */
export interface AddressedState {
  state: ShownState;
  /** What the state is where the address says nothing. */
  start: ListStart;
  /**
   * Goes to another state of the list; back to page 1 unless the page itself is what changes. Answers whether it did:
   * unsaved input may hold it back.
   */
  change(next: Partial<ShownState>, options?: { replace?: boolean }): Promise<boolean>;
  /** The address of another state, for real links. */
  hrefOf(next: Partial<ShownState>): string;
}

/**
 * The whole state of a list is in the address: search `q`, filters, sort, page, page size and view (decision 1). The
 * address is its only owner; everything shown follows from it.
 */
export function useListState(name: ListName | ListStart, prefix?: string): AddressedState {
  const { own, hrefOf: hrefOfOwn, go } = useOwnParameters(prefix);
  const state = useMemo<ShownState>(() => ({ ...listState(name, own), ...lookIn(own) }), [name, own]);
  const hrefOf = useCallback(
    (next: Partial<ShownState>) => {
      const shown = {
        ...state,
        ...(next.filters && ordinaryAfter(name, state, next.filters)),
        page: 1,
        ...next,
      };
      return hrefOfOwn(withLook(listSearch(name, shown), shown));
    },
    [name, state, hrefOfOwn],
  );
  const change = useCallback(
    (next: Partial<ShownState>, options?: { replace?: boolean }) => go(hrefOf(next), options),
    [hrefOf, go],
  );
  return { state, start: startOf(name), change, hrefOf };
}
