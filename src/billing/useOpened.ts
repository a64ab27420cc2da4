import { useOwnParameters } from '../lists/useOwnParameters.ts';

/** Whose payments are open: `paymentsOf` in the address, as often as some are. */
export function useOpened() {
  const { own, hrefOf, go } = useOwnParameters('payments');
  const opened = own.getAll('of');
  const toggle = (id: string) => {
    const next = new URLSearchParams(own);
    next.delete('of');
    for (const one of opened) if (one !== id) next.append('of', one);
    if (!opened.includes(id)) next.append('of', id);
    void go(hrefOf(next), { replace: true });
  };
  return { opened, toggle };
}
