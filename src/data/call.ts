import { acceptReply, type ReadBySchema } from '../platform/acceptReply.ts';
import {
  addressOf,
  methodOf,
  type AnyEndpoint,
  type EndpointArgs,
  type ReplyOf,
} from '../platform/endpoint.ts';
import { CallError, readError, retryAfterSeconds, unreadable, type RequestInfo } from '../platform/errors.ts';
import { take } from './early.ts';

/** Without an answer after this many milliseconds a call counts as hung. */
export const PATIENCE = 15_000;

export const headers = (token: string | undefined, json: boolean) => ({
  accept: 'application/json',
  ...(json && { 'content-type': 'application/json' }),
  ...(token && { authorization: `Bearer ${token}` }),
});

/** In whose name calls are made. */
export interface CallCredentials {
  token(): string | undefined;
  /** The platform refused this token (401). */
  onUnauthorized(token: string): void;
  /** Needed for endpoints with a schema: the pages before sign-in have none. */
  readBySchema?: ReadBySchema;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** How the text of the answer is read, where not at once. */
  read?: ((response: Response) => Promise<string>) | undefined;
  patience?: number;
}

/** Performs one documented call. Answers its body; throws a `CallError` for everything else. */
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  ask: EndpointArgs<E>,
  options?: CallOptions,
) => Promise<ReplyOf<E>>;

export const createCall =
  (caller: CallCredentials): Call =>
  async (endpoint, ask, options = {}) => {
    try {
      return await perform(caller, endpoint, ask, options);
    } catch (error) {
      if (error instanceof CallError) {
        const { path, query } = ask as Pick<RequestInfo, 'path' | 'query'>;
        error.asked = { route: endpoint.route, path, query, at: Date.now() };
      }
      throw error;
    }
  };

const whole = (response: Response) => response.text();

async function perform<E extends AnyEndpoint>(
  caller: CallCredentials,
  endpoint: E,
  ask: EndpointArgs<E>,
  { signal, read = whole, patience = PATIENCE }: CallOptions,
): Promise<ReplyOf<E>> {
  const { path, query, body } = ask as {
    path?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
  };
  const address = addressOf(endpoint.route, path, query);
  const method = methodOf(endpoint);
  const token = caller.token();
  const deadline = new AbortController();
  const request = {
    method,
    headers: headers(token, body !== undefined),
    ...(body === undefined ? {} : { body: endpoint.verbatim ? (body as string) : JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
  };
  const timer = setTimeout(() => deadline.abort(), patience);
  let response: Response | undefined;
  let text: string | undefined;
  try {
    const early = method === 'GET' ? await take(address, token) : undefined;
    response = early?.response ?? (await fetch(address, request));
    text = await (early?.text ?? read(response));
    const answer = acceptReply(endpoint, response.status, text, caller.readBySchema);
    if (answer.is === 'accepted') return answer.reply as ReplyOf<E>;
    if (answer.is === 'unreadable') throw unreadable(answer.came);
    throw readError(answer.status, answer.body, retryAfterSeconds(response.headers.get('retry-after')));
  } catch (error) {
    if (error instanceof CallError) {
      error.reference = response?.headers.get('x-request-id');
      if (error.status === 401 && token) {
        error.refusedToken = token;
        if (!endpoint.open) caller.onUnauthorized(token);
      }
      throw error;
    }
    // Once the reply is here, an error is one of the program.
    if (signal?.aborted || text !== undefined) throw error;
    const hung = deadline.signal.aborted || (error as Error).name === 'TimeoutError';
    throw new CallError(hung ? 'timeout' : 'offline', 0, '', { errors: {} });
  } finally {
    clearTimeout(timer);
  }
}
