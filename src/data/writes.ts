import type { AnyEndpoint, EndpointArgs, ReplyOf } from '../platform/endpoint.ts';
import { isReplyLost, type CallError } from '../platform/errors.ts';
import type { CallOptions } from './call.ts';

/** How a write ended. `confirmed` follows the error of a lost reply if reading shows that the write was applied. */
export type WriteEnd = { reply: unknown } | { error: unknown } | { confirmed: true };

/** Called before each write. The function it returns is called with the end of that write. */
export type WriteObserver = (endpoint: AnyEndpoint, args: object) => (end: WriteEnd) => void;

type Perform = <E extends AnyEndpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
  options?: CallOptions,
) => Promise<ReplyOf<E>>;

/** Wraps `perform` so that the observer is notified of endpoints that change data. */
export const observeWrites =
  (perform: Perform, observer: WriteObserver | undefined): Perform =>
  async (endpoint, args, options) => {
    const ended = endpoint.changes ? observer?.(endpoint, args) : undefined;
    try {
      const reply = await perform(endpoint, args, options);
      ended?.({ reply });
      return reply;
    } catch (error) {
      if (ended && isReplyLost(error)) error.confirm = () => ended({ confirmed: true });
      ended?.({ error });
      throw error;
    }
  };

/** The outcome of a write that was verified if its reply was lost. */
export type WriteOutcome<T> =
  | { status: 'replied'; reply: T }
  /** The reply was lost. Reading showed that the write was applied (`confirmed`) or not (`notDone`), or failed (`unknown`). */
  | { status: 'confirmed'; error: CallError }
  | { status: 'notDone'; error: CallError }
  | { status: 'unknown'; error: CallError };

/**
 * Sends a write once. After a lost reply, `isDone` reads whether the platform applied it; nothing is sent again. Throws all
 * other errors of the write.
 */
export async function verifiedWrite<T>(
  write: () => Promise<T>,
  isDone: () => Promise<boolean>,
): Promise<WriteOutcome<T>> {
  try {
    return { status: 'replied', reply: await write() };
  } catch (error) {
    if (!isReplyLost(error)) throw error;
    const done = await isDone().catch(() => undefined);
    if (!done) return { status: done === undefined ? 'unknown' : 'notDone', error };
    notifyConfirmed(error);
    return { status: 'confirmed', error };
  }
}

/** An applied write: `reply` is set, or `confirmed` if the reply was lost. */
export interface WriteResult<T> {
  reply?: T;
  confirmed?: true;
}

/** Converts an outcome to a result. Throws its error if the write was not applied or the outcome is unknown. */
export function resultOrThrow<T>(outcome: WriteOutcome<T>): WriteResult<T> {
  if (outcome.status === 'replied') return { reply: outcome.reply };
  if (outcome.status === 'confirmed') return { confirmed: true };
  throw outcome.error;
}

/** Like `verifiedWrite`, but throws unless the write was applied. */
export const verifiedWriteOrThrow = async <T>(write: () => Promise<T>, isDone: () => Promise<boolean>) =>
  resultOrThrow(await verifiedWrite(write, isDone));

/** Notifies the observer, at most once, that a write with a lost reply was applied. */
function notifyConfirmed(error: CallError) {
  error.confirm?.();
  delete error.confirm;
}
