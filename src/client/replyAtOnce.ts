import { addressOf, type AnyEndpoint, type Ask, type ReplyOf } from '../platform/endpoint.ts';
import type { Asked } from '../platform/errors.ts';
import { readAnswer } from './answer.ts';
import { bearer } from './call.ts';
import { begun } from './early.ts';

/** What a call answers where it was begun early and its answer is here and good: once, and nothing has to be waited for. Else it is to be asked. */
export function replyAtOnce<E extends AnyEndpoint>(endpoint: E, ask: Ask<E>): ReplyOf<E> | undefined {
  const { path, query } = ask as Pick<Asked, 'path' | 'query'>;
  const address = addressOf(endpoint.route, path, query);
  const { token, answer } = begun.get(address) ?? {};
  if (!answer?.response.ok || token !== bearer.read()) return undefined;
  try {
    const reply = readAnswer(endpoint, answer.response.status, answer.text) as ReplyOf<E>;
    begun.delete(address);
    return reply;
  } catch {
    return undefined;
  }
}
