import { httpMethod, requestUrl, type AnyEndpoint, type AnyEndpointArgs } from '../src/platform/endpoint.ts';
import { retryAfterSeconds } from '../src/platform/errors.ts';

/** A raw reply, or the reason why it is missing. */
export interface CallResponse {
  status: number;
  text: string;
  /** Milliseconds from the request to the last byte. */
  ms: number;
  lost?: 'timeout' | 'connection';
}

export interface RequestOptions {
  origin: string;
  /** How long a reply may take, in milliseconds. */
  timeoutMs: number;
  fetch: typeof fetch;
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Sends requests to a platform, and retries once after a 429 with Retry-After. */
export function createRequester({ origin, timeoutMs, fetch: fetchReply }: RequestOptions) {
  const sendRequest = async (
    endpoint: AnyEndpoint,
    { path, query, body }: AnyEndpointArgs,
    token: string | undefined,
  ): Promise<CallResponse & { retryAfter?: number | undefined }> => {
    const started = performance.now();
    const elapsedMs = () => Math.round(performance.now() - started);
    try {
      const reply = await fetchReply(
        origin + requestUrl(endpoint.route, path, query as Record<string, string>),
        {
          method: httpMethod(endpoint),
          headers: {
            accept: 'application/json',
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { body: endpoint.verbatim ? String(body) : JSON.stringify(body) }),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        },
      );
      const text = await reply.text();
      return {
        status: reply.status,
        text,
        ms: elapsedMs(),
        retryAfter: reply.status === 429 ? retryAfterSeconds(reply.headers.get('retry-after')) : undefined,
      };
    } catch (error) {
      return {
        status: 0,
        text: '',
        ms: elapsedMs(),
        lost: (error as Error).name === 'TimeoutError' ? 'timeout' : 'connection',
      };
    }
  };
  return async (endpoint: AnyEndpoint, args: AnyEndpointArgs, token?: string): Promise<CallResponse> => {
    const { retryAfter, ...response } = await sendRequest(endpoint, args, token);
    if (retryAfter === undefined || retryAfter * 1000 > timeoutMs) return response;
    await pause(retryAfter * 1000);
    const { retryAfter: _, ...secondResponse } = await sendRequest(endpoint, args, token);
    return secondResponse;
  };
}
export type RequestCall = ReturnType<typeof createRequester>;
