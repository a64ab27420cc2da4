import { useOwnParameters } from '../../ui/url/useOwnParameters.ts';

/**
 * Whose payments are open: `paymentsOf` in the address, as often as some are; in a dialog those of one that was cancelled, which
 * has a name of its own: cancelling one whose payments are open opens no dialog.
 */
export function useExpandedPayments(name: 'of' | 'ofCancelled') {
  const { own, hrefOf, go } = useOwnParameters('payments');
  const opened = own.getAll(name);
  const toggle = (id: string) => {
    const next = new URLSearchParams(own);
    next.delete(name);
    for (const one of opened) if (one !== id) next.append(name, one);
    if (!opened.includes(id)) next.append(name, id);
    void go(hrefOf(next), { replace: true });
  };
  return { opened, toggle };
}
