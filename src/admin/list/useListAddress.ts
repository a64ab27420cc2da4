import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import type { FilterPayload } from 'react-admin';
import type { ListDefaults, ListName } from '../../platform/lists.ts';
import { resourceLists } from '../../platform/resources.ts';
import { usePrefixedParams } from '../../ui/url/usePrefixedParams.ts';
import { useJsonMemo } from '../stableValue.ts';
import { documentedListUrl } from './documentedListUrl.ts';
import { genericListUrl } from './genericListUrl.ts';
import {
  withDefaultFilters,
  type ListUrlCodec,
  type ListUrlParams,
  type UrlDefaults,
} from './ListUrlCodec.ts';
import { parseReactAdminUrl } from './reactAdminListUrl.ts';

/** The list state in the URL, and functions to change it. */
export interface ListAddress {
  params: ListUrlParams;
  /** The `filter` of the `getList` request, without the permanent `filter` prop. */
  requestFilter: FilterPayload;
  codec: ListUrlCodec;
  /** Whether the list accepts only the sort fields, filters and page sizes of its definition. */
  isDocumented: boolean;
  /** Filters that are displayed without a value, by source. */
  openedFilters: Readonly<Record<string, boolean>>;
  setOpenedFilters: Dispatch<SetStateAction<Readonly<Record<string, boolean>>>>;
  /** Returns the state including changes that are not rendered yet, so that two changes in one event do not undo each other. */
  getParams(): ListUrlParams;
  /**
   * Navigates to a changed state, on page 1 unless the change sets the page. Resolves to false if the user stays because of
   * unsaved input. The function is stable and starts from `getParams()`.
   */
  change(next: Partial<ListUrlParams>, options?: { replace?: boolean }): Promise<boolean>;
  /** The URL of a changed state, for `<a href>`. */
  hrefOf(next: Partial<ListUrlParams>): string;
  /** Prefix of the list's URL parameters. */
  prefix: string | undefined;
}

interface Options extends UrlDefaults {
  prefix?: string | undefined;
  /** The definition of a list that is not in platform/resources.ts. */
  definition?: ListDefaults | undefined;
  /** Keeps the state in the component instead of the URL. */
  isLocal?: boolean;
  /** Must not change between renders. Defaults to the codec of the definition or the resource. */
  codec?: ListUrlCodec;
}

const findDefinition = (resource: string): ListDefaults | undefined => resourceLists[resource as ListName];

/** Reads and changes the search, filters, sort, page, page size and view of a list. They are stored only in the URL. */
export function useListAddress(
  resource: string,
  {
    prefix,
    isLocal = false,
    codec: customCodec,
    definition = findDefinition(resource),
    ...options
  }: Options = {},
): ListAddress {
  const defaults = useJsonMemo(options);
  const codec = useMemo(
    () =>
      customCodec ??
      withDefaultFilters(
        definition ? documentedListUrl(definition, defaults) : genericListUrl(defaults),
        defaults.filterDefaultValues,
      ),
    [customCodec, definition, defaults],
  );
  const isDocumented = !!definition;
  const readPrefixedParams = usePrefixedParams(prefix);
  const [localSearch, setLocalSearch] = useState('');
  const search = useMemo(
    () => (isLocal ? new URLSearchParams(localSearch) : readPrefixedParams.own),
    [isLocal, localSearch, readPrefixedParams.own],
  );
  const reactAdminUrl = useMemo(
    () => (isLocal ? undefined : parseReactAdminUrl(search, codec)),
    [isLocal, search, codec],
  );
  const params = useJsonMemo(
    useMemo(() => reactAdminUrl?.params ?? codec.parse(search), [reactAdminUrl, codec, search]),
  );
  const [openedFilters, setOpenedFilters] = useState<Readonly<Record<string, boolean>>>(
    reactAdminUrl?.displayedFilters ?? {},
  );

  const { hrefOf: hrefOfSearch, go } = readPrefixedParams;
  const hrefOf = useCallback(
    (next: Partial<ListUrlParams>) =>
      hrefOfSearch(
        isLocal ? readPrefixedParams.own : codec.serialize(codec.applyChange(params, next), search),
      ),
    [isLocal, readPrefixedParams.own, codec, params, search, hrefOfSearch],
  );
  const pending = useRef<{ from: ListUrlParams; to: ListUrlParams }>(undefined);
  const readPending = () => (pending.current?.from === params ? pending.current.to : params);
  const write = async (next: Partial<ListUrlParams>, options?: { replace?: boolean }) => {
    const target = codec.applyChange(readPending(), next);
    const nextSearch = codec.serialize(target, search);
    const change = { from: params, to: target };
    pending.current = change;
    if (isLocal) {
      setLocalSearch(nextSearch.toString());
      return true;
    }
    const hasMoved = await go(hrefOfSearch(nextSearch), options);
    if (!hasMoved && pending.current === change) pending.current = undefined;
    return hasMoved;
  };
  const latestWrite = useRef(write);
  latestWrite.current = write;
  const latestRead = useRef(readPending);
  latestRead.current = readPending;
  const getParams = useCallback(() => latestRead.current(), []);
  const change = useCallback<ListAddress['change']>(
    (next, options) => latestWrite.current(next, options),
    [],
  );

  useEffect(() => {
    if (!reactAdminUrl) return;
    void change(reactAdminUrl.params, { replace: true }).then(() =>
      setOpenedFilters(reactAdminUrl.displayedFilters),
    );
  }, [reactAdminUrl, change]);

  const filterValues = useJsonMemo(params.filterValues);
  const sort = useJsonMemo(params.sort);
  const requestFilter = useJsonMemo(codec.toRequestFilter(params));
  // Stays the same while other parts of the URL change, such as the hash of a tab, because a change closes an inline edit form.
  const listParams = useMemo(() => ({ ...params, filterValues, sort }), [params, filterValues, sort]);
  return useMemo(
    () => ({
      params: listParams,
      requestFilter,
      codec,
      isDocumented,
      openedFilters,
      setOpenedFilters,
      getParams,
      change,
      hrefOf,
      prefix,
    }),
    [listParams, requestFilter, codec, isDocumented, openedFilters, getParams, change, hrefOf, prefix],
  );
}

export const ListAddressContext = createContext<ListAddress | undefined>(undefined);

/** Returns the URL state of the enclosing list, or undefined if it has none, as in a `ReferenceManyField`. */
export const useListAddressContext = () => useContext(ListAddressContext);
