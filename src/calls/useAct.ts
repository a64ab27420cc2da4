import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import type { AnyEndpoint, Ask, ReplyOf } from '../platform/endpoint.ts';
import type { Gaps } from '../ui/useText.ts';
import { useAction, type Outcome } from './useAction.ts';

/** An action that is one documented call; what it changes is read again. `act` answers the reply, or undefined where it failed. */
export function useAct<E extends AnyEndpoint>(endpoint: E, outcome: Outcome) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { run, pending } = useAction(outcome);
  const act = (ask: Ask<E>, gaps?: Gaps): Promise<{ reply: ReplyOf<E> } | undefined> =>
    run(async () => ({ reply: await call(endpoint, ask) }), JSON.stringify(ask), gaps);
  return { act, pending };
}
