import { usePrefixedParams } from '../../ui/url/usePrefixedParams.ts';

/**
 * Keeps in the URL whose payments are shown: one parameter per expanded subscription. Cancelled subscriptions
 * use a parameter of their own, so that cancelling an expanded subscription does not open their dialog.
 */
export function useExpandedPayments(name: 'of' | 'ofCancelled') {
  const { own, hrefOf, go } = usePrefixedParams('payments');
  const expandedIds = own.getAll(name);
  const toggle = (id: string) => {
    const next = new URLSearchParams(own);
    next.delete(name);
    for (const one of expandedIds) if (one !== id) next.append(name, one);
    if (!expandedIds.includes(id)) next.append(name, id);
    void go(hrefOf(next), { replace: true });
  };
  return { expandedIds, toggle };
}
