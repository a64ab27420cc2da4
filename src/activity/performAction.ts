import { verifiedWrite } from '../data/writes.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import type { Action } from './action.ts';

/** An action that worked: with its reply, or confirmed by reading after the reply was lost. */
export interface Done<Reply> {
  reply?: Reply;
  confirmed?: true;
}

/** Performs an action once; throws where it failed, or where its reply was lost and it was not done. */
export async function performAction<Args, Reply>(
  action: Action<Args, Reply>,
  args: Args,
  dataProvider: ConsoleDataProvider,
): Promise<Done<Reply>> {
  const write = () => action.perform(args, dataProvider);
  if (!action.isDone) return { reply: await write() };
  const outcome = await verifiedWrite(write, () => action.isDone!(args, dataProvider));
  if (outcome.is === 'replied') return { reply: outcome.reply };
  if (outcome.is === 'confirmed') return { confirmed: true };
  throw outcome.error;
}
