import type { ConsoleDataProvider } from '../data/dataProvider.ts';
import { resultOrThrow, verifiedWrite, type WriteOutcome } from '../data/writes.ts';
import type { Action } from './action.ts';

/** Performs an action once and verifies it after a lost reply. Throws if the platform refused the write. */
export async function attemptAction<Args, Reply>(
  action: Action<Args, Reply>,
  args: Args,
  dataProvider: ConsoleDataProvider,
): Promise<WriteOutcome<Reply>> {
  const { perform, isDone } = action;
  const write = () => perform(args, dataProvider);
  return isDone
    ? verifiedWrite(write, () => isDone(args, dataProvider))
    : { status: 'replied', reply: await write() };
}

/** Performs an action once. Throws if it failed, or if its reply was lost and it was not applied. */
export const performAction = async <Args, Reply>(
  action: Action<Args, Reply>,
  args: Args,
  dataProvider: ConsoleDataProvider,
) => resultOrThrow(await attemptAction(action, args, dataProvider));
