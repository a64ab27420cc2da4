import type { CallOptions } from '../client/call.ts';
import type { AnyEndpoint, Ask, ReplyOf } from '../platform/endpoint.ts';
import { isLost, type CallError } from '../platform/errors.ts';

/** How a write ended; `confirmed` comes after the error of a lost reply, once the write is found to have been done. */
export type WriteEnd = { reply: unknown } | { error: unknown } | { confirmed: true };

/** Is told of each write that is sent, and by the function it returns how that write ended. */
export type WriteObserver = (endpoint: AnyEndpoint, args: object) => (end: WriteEnd) => void;

type Perform = <E extends AnyEndpoint>(
  endpoint: E,
  args: Ask<E>,
  options?: CallOptions,
) => Promise<ReplyOf<E>>;

/** The same calls, of which the observer is told those that write. */
export const observed =
  (perform: Perform, observer: WriteObserver | undefined): Perform =>
  async (endpoint, args, options) => {
    const ended = endpoint.changes ? observer?.(endpoint, args) : undefined;
    try {
      const reply = await perform(endpoint, args, options);
      ended?.({ reply });
      return reply;
    } catch (error) {
      if (ended && isLost(error)) error.confirm = () => ended({ confirmed: true });
      ended?.({ error });
      throw error;
    }
  };

/** How a write ended whose reply may have been lost. */
export type WriteOutcome<T> =
  | { is: 'replied'; reply: T }
  /** The reply was lost; reading showed that the write was done, was not done, or failed. */
  | { is: 'confirmed'; error: CallError }
  | { is: 'notDone'; error: CallError }
  | { is: 'unknown'; error: CallError };

/**
 * Writes once. After a lost reply nothing is sent again: `isDone` reads whether the platform did it. Throws every other
 * error of the write.
 */
export async function verifiedWrite<T>(
  write: () => Promise<T>,
  isDone: () => Promise<boolean>,
): Promise<WriteOutcome<T>> {
  try {
    return { is: 'replied', reply: await write() };
  } catch (error) {
    if (!isLost(error)) throw error;
    const done = await isDone().catch(() => undefined);
    if (!done) return { is: done === undefined ? 'unknown' : 'notDone', error };
    confirmWrite(error);
    return { is: 'confirmed', error };
  }
}

/** A write that was done: with its reply, or confirmed by reading after the reply was lost. */
export interface Done<T> {
  reply?: T;
  confirmed?: true;
}

/** The write as it was done; throws where it was not, or where nobody knows. */
export function doneOf<T>(outcome: WriteOutcome<T>): Done<T> {
  if (outcome.is === 'replied') return { reply: outcome.reply };
  if (outcome.is === 'confirmed') return { confirmed: true };
  throw outcome.error;
}

/** `verifiedWrite` that throws where the write was not done. */
export const confirmedWrite = async <T>(write: () => Promise<T>, isDone: () => Promise<boolean>) =>
  doneOf(await verifiedWrite(write, isDone));

/** Tells the observer once that a write was done although its reply was lost. */
function confirmWrite(error: CallError) {
  error.confirm?.();
  delete error.confirm;
}
