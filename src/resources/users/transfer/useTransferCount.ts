import { useCountText } from '../../../ui/useCountText.ts';
import { useText } from '../../../ui/useText.ts';

interface TransferCounts {
  roles: number;
  subscriptions: number;
}

/** Returns a function that words the numbers of roles and subscriptions. */
export function useTransferCount() {
  const t = useText();
  const countText = useCountText();
  return ({ roles, subscriptions }: TransferCounts) => ({
    roles: countText('roles', roles),
    subscriptions: t('access.transfer.countSubscriptions', { smart_count: subscriptions }),
  });
}
