import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { FilterPayload } from 'react-admin';
import { useOwnParameters } from '../../lists/useOwnParameters.ts';
import type { ListName } from '../../platform/lists.ts';
import { lists } from '../../platform/resources.ts';
import {
  withDefaultFilters,
  type AddressDefaults,
  type AddressedParams,
  type AddressForm,
} from './AddressForm.ts';
import { documentedAddress } from './documentedAddress.ts';
import { openAddress } from './openAddress.ts';
import { readReactAdminAddress } from './reactAdminAddress.ts';

/** A list's state as the address has it, and the ways to change it. */
export interface ListAddress {
  params: AddressedParams;
  /** The filters that the data provider is asked for. */
  asked: FilterPayload;
  form: AddressForm;
  /** Filters that are shown though they have no value yet. */
  opened: Readonly<Record<string, boolean>>;
  setOpened(opened: Readonly<Record<string, boolean>>): void;
  /**
   * Goes to another state, its first page unless the page itself is what changes. Answers whether it did: unsaved input may
   * hold it back. It never changes itself and starts from the newest address.
   */
  change(next: Partial<AddressedParams>, options?: { replace?: boolean }): Promise<boolean>;
  /** The address of another state, for real links. */
  hrefOf(next: Partial<AddressedParams>): string;
  /** What the list's parameters in the address begin with. */
  prefix: string | undefined;
}

interface Options extends AddressDefaults {
  prefix?: string | undefined;
  /** The address neither says nor learns anything: the state lives as long as the list is shown. */
  isLocal?: boolean;
}

const isDocumented = (resource: string): resource is ListName => !!lists[resource as ListName];

/** The same object as long as it says the same. */
const useSame = <T>(value: T): T => {
  const text = JSON.stringify(value);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => value, [text]);
};

/** The address is the only owner of a list's state: search, filters, sort, page, page size and view. */
export function useListAddress(
  resource: string,
  { prefix, isLocal = false, ...options }: Options = {},
): ListAddress {
  const defaults = useSame(options);
  const form = useMemo(
    () =>
      withDefaultFilters(
        isDocumented(resource) ? documentedAddress(resource, defaults) : openAddress(defaults),
        defaults.filterDefaultValues,
      ),
    [resource, defaults],
  );
  const addressed = useOwnParameters(prefix);
  const [local, setLocal] = useState('');
  const own = useMemo(
    () => (isLocal ? new URLSearchParams(local) : addressed.own),
    [isLocal, local, addressed.own],
  );
  const documented = useMemo(
    () => (isLocal ? undefined : readReactAdminAddress(own, form)),
    [isLocal, own, form],
  );
  const params = useSame(useMemo(() => documented?.params ?? form.read(own), [documented, form, own]));
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>(documented?.displayed ?? {});

  const { hrefOf: hrefOfOwn, go } = addressed;
  const hrefOf = useCallback(
    (next: Partial<AddressedParams>) =>
      hrefOfOwn(isLocal ? addressed.own : form.write(form.after(params, next))),
    [isLocal, addressed.own, form, params, hrefOfOwn],
  );
  const write = async (next: Partial<AddressedParams>, how?: { replace?: boolean }) => {
    if (!isLocal) return go(hrefOf(next), how);
    setLocal(form.write(form.after(params, next)).toString());
    return true;
  };
  const newest = useRef(write);
  newest.current = write;
  const change = useCallback<ListAddress['change']>((next, how) => newest.current(next, how), []);

  useEffect(() => {
    if (!documented) return;
    void change(documented.params, { replace: true }).then(() => setOpened(documented.displayed));
  }, [documented, change]);

  const filterValues = useSame(params.filterValues);
  const sort = useSame(params.sort);
  const asked = useSame(form.asked(params));
  return useMemo(
    () => ({
      params: { ...params, filterValues, sort },
      asked,
      form,
      opened,
      setOpened,
      change,
      hrefOf,
      prefix,
    }),
    [params, filterValues, sort, asked, form, opened, change, hrefOf, prefix],
  );
}

export const ListAddressContext = createContext<ListAddress | undefined>(undefined);

/** The address of the list around; undefined where that has none, as in a `ReferenceManyField`. */
export const useListAddressContext = () => useContext(ListAddressContext);
