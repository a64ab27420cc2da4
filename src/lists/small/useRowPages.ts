import { useAddressedPage } from './useAddressedPage.ts';

/** Rows that are all here already, in pages whose number stands in the address: with the prefix `active` in `activePage`. */
export function useRowPages<T>(rows: T[], { prefix, pageSize }: { prefix: string; pageSize: number }) {
  const { page: asked, hrefOf, go } = useAddressedPage(prefix);
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(asked, last);
  return {
    shown: rows.slice((page - 1) * pageSize, page * pageSize),
    page,
    last,
    pageSize,
    total: rows.length,
    hrefOf,
    go,
  };
}
