import { useDataProvider } from 'react-admin';
import type { AnyEndpoint, Ask, ReplyOf } from '../platform/endpoint.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { useOnce, type Outcome } from './useOnce.ts';

/**
 * Does: performs a documented call, once however often it is clicked, and says how it went. What it changes is read again.
 * `act` answers the reply, or undefined where it failed (and has been told).
 */
export function useAct<E extends AnyEndpoint>(endpoint: E, outcome: Outcome) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { once, pending } = useOnce(outcome);
  const act = (ask: Ask<E>): Promise<{ reply: ReplyOf<E> } | undefined> => once(async () => ({ reply: await call(endpoint, ask) }));
  return { act, pending };
}
