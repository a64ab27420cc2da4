import { useCan } from '../../auth/AccessProvider.tsx';
import type { User } from '../../platform/users.ts';

/** Whether one may cancel and resubscribe: one's own always, those `of` somebody where one has the right to. */
export function useManages(of: User | undefined): boolean {
  const can = useCan();
  return !of || can({ action: 'manage', resource: 'subscriptions', record: of });
}
