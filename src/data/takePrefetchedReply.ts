import { acceptReply } from '../platform/acceptReply.ts';
import { requestUrl, type AnyEndpoint, type EndpointArgs, type ReplyOf } from '../platform/endpoint.ts';
import type { SentRequest } from '../platform/errors.ts';
import { parseReply } from '../platform/schema.ts';
import { prefetchCache } from './prefetchCache.ts';

/** Takes the reply of a request that was prefetched with this token. Returns undefined until it has arrived, or if it is not valid. */
export function takePrefetchedReply<E extends AnyEndpoint>(
  sessionToken: string | undefined,
  endpoint: E,
  args: EndpointArgs<E>,
): ReplyOf<E> | undefined {
  const { path, query } = args as Pick<SentRequest, 'path' | 'query'>;
  const url = requestUrl(endpoint.route, path, query);
  const { token, received } = prefetchCache.get(url) ?? {};
  if (!received?.response.ok || token !== sessionToken) return undefined;
  const accepted = acceptReply(endpoint, received.response.status, received.text, parseReply);
  if (accepted.type !== 'accepted') return undefined;
  prefetchCache.delete(url);
  return accepted.reply as ReplyOf<E>;
}
