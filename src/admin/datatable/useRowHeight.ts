import { useResourceContext, useStore } from 'react-admin';
import { useListAddressContext } from '../list/useListAddress.ts';

/** The row height of a list: from the URL, else from the user's last choice in the store. */
export function useRowHeight() {
  const resource = useResourceContext();
  const address = useListAddressContext();
  const [isCompact, setIsCompact] = useStore(`${resource}.compact`, false);
  const urlRows = address?.params.rows;
  const setCompact = (compact: boolean) => {
    setIsCompact(compact);
    if (urlRows) void address?.change({ rows: undefined, page: address.params.page }, { replace: true });
  };
  return { compact: urlRows ? urlRows === 'compact' : isCompact, setCompact };
}
