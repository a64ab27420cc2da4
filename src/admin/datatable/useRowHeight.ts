import { useResourceContext, useStore } from 'react-admin';
import { useListAddressContext } from '../list/useListAddress.ts';

/** Whether the rows of a list are low: as the address says, or as somebody last chose. */
export function useRowHeight() {
  const resource = useResourceContext();
  const address = useListAddressContext();
  const [kept, keep] = useStore(`${resource}.compact`, false);
  const asked = address?.params.rows;
  const setCompact = (compact: boolean) => {
    keep(compact);
    if (asked) void address?.change({ rows: undefined, page: address.params.page }, { replace: true });
  };
  return { compact: asked ? asked === 'compact' : kept, setCompact };
}
