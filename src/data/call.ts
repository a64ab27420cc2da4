import { acceptReply, type ParseReply } from '../platform/acceptReply.ts';
import {
  httpMethod,
  requestUrl,
  type AnyEndpoint,
  type EndpointArgs,
  type ReplyOf,
} from '../platform/endpoint.ts';
import {
  CallError,
  readError,
  retryAfterSeconds,
  unreadableError,
  type SentRequest,
} from '../platform/errors.ts';
import { takePrefetched } from './prefetchCache.ts';

/** The time in milliseconds after which a call without a reply fails. */
export const CALL_TIMEOUT = 15_000;

export const headers = (token: string | undefined, json: boolean) => ({
  accept: 'application/json',
  ...(json && { 'content-type': 'application/json' }),
  ...(token && { authorization: `Bearer ${token}` }),
});

/** The session whose token is sent with calls. */
export interface CallCredentials {
  token(): string | undefined;
  /** Called with the token that the platform refused (401). */
  onUnauthorized(token: string): void;
  /** Required for endpoints with a schema. The pages before sign-in have none. */
  parseReply?: ParseReply;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Reads the text of the response. The default waits for the whole body. */
  read?: ((response: Response) => Promise<string>) | undefined;
  timeout?: number;
}

/**
 * Performs a documented call and resolves with the body of the reply. Throws a `CallError` if the call fails.
 */
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
  options?: CallOptions,
) => Promise<ReplyOf<E>>;

export const createCall =
  (credentials: CallCredentials): Call =>
  async (endpoint, args, options = {}) => {
    try {
      return await perform(credentials, endpoint, args, options);
    } catch (error) {
      if (error instanceof CallError) {
        const { path, query } = args as Pick<SentRequest, 'path' | 'query'>;
        error.request = { route: endpoint.route, path, query, at: Date.now() };
      }
      throw error;
    }
  };

const readText = (response: Response) => response.text();

async function perform<E extends AnyEndpoint>(
  credentials: CallCredentials,
  endpoint: E,
  args: EndpointArgs<E>,
  { signal, read = readText, timeout = CALL_TIMEOUT }: CallOptions,
): Promise<ReplyOf<E>> {
  const { path, query, body } = args as {
    path?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
  };
  const url = requestUrl(endpoint.route, path, query);
  const method = httpMethod(endpoint);
  const token = credentials.token();
  const deadline = new AbortController();
  const request = {
    method,
    headers: headers(token, body !== undefined),
    ...(body === undefined ? {} : { body: endpoint.verbatim ? (body as string) : JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
  };
  const timer = setTimeout(() => deadline.abort(), timeout);
  let response: Response | undefined;
  let text: string | undefined;
  try {
    const prefetched = method === 'GET' ? await takePrefetched(url, token) : undefined;
    response = prefetched?.response ?? (await fetch(url, request));
    text = await (prefetched?.text ?? read(response));
    const result = acceptReply(endpoint, response.status, text, credentials.parseReply);
    if (result.type === 'accepted') return result.reply as ReplyOf<E>;
    if (result.type === 'unreadable') throw unreadableError(result.reason);
    throw readError(result.status, result.body, retryAfterSeconds(response.headers.get('retry-after')));
  } catch (error) {
    if (error instanceof CallError) {
      error.reference = response?.headers.get('x-request-id');
      if (error.status === 401 && token) {
        error.refusedToken = token;
        if (!endpoint.isPublic) credentials.onUnauthorized(token);
      }
      throw error;
    }
    // After the reply has arrived, an error comes from the console's own code.
    if (signal?.aborted || text !== undefined) throw error;
    const isTimeout = deadline.signal.aborted || (error as Error).name === 'TimeoutError';
    throw new CallError(isTimeout ? 'timeout' : 'offline', 0, '', { errors: {} });
  } finally {
    clearTimeout(timer);
  }
}
