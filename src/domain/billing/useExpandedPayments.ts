import { usePrefixedParams } from '../../ui/url/usePrefixedParams.ts';

/**
 * Keeps in the URL whose payments are shown: one parameter per expanded subscription. Cancelled subscriptions
 * use a parameter of their own, so that cancelling an expanded subscription does not open their dialog.
 */
export function useExpandedPayments(name: 'of' | 'ofCancelled') {
  const { own, hrefOf, go } = usePrefixedParams('payments');
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
