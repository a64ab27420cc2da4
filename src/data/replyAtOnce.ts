import { acceptReply } from '../platform/acceptReply.ts';
import { addressOf, type AnyEndpoint, type EndpointArgs, type ReplyOf } from '../platform/endpoint.ts';
import type { RequestInfo } from '../platform/errors.ts';
import { believed } from '../platform/schema.ts';
import { begun } from './early.ts';

/** The reply of a call that was begun early with this token, where it is here and accepted: handed out once. */
export function replyAtOnce<E extends AnyEndpoint>(
  current: string | undefined,
  endpoint: E,
  ask: EndpointArgs<E>,
): ReplyOf<E> | undefined {
  const { path, query } = ask as Pick<RequestInfo, 'path' | 'query'>;
  const address = addressOf(endpoint.route, path, query);
  const { token, answer } = begun.get(address) ?? {};
  if (!answer?.response.ok || token !== current) return undefined;
  const read = acceptReply(endpoint, answer.response.status, answer.text, believed);
  if (read.is !== 'accepted') return undefined;
  begun.delete(address);
  return read.reply as ReplyOf<E>;
}
