import { useMay } from '../calls/MeContext.tsx';
import type { User } from '../platform/users.ts';

/** Whether one may cancel and resubscribe: one's own always, those `of` somebody where one has the right to. */
export function useManages(of: User | undefined): boolean {
  const may = useMay();
  return !of || may('manageSubscriptions', of);
}
