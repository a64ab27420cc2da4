import { addressOf, methodOf, type AnyAsk, type AnyEndpoint } from '../src/platform/endpoint.ts';
import { retryAfterSeconds } from '../src/platform/errors.ts';

/** What came: an answer as it is, or why there is none. */
export interface CallResponse {
  status: number;
  text: string;
  /** From the question to the last byte, milliseconds. */
  ms: number;
  lost?: 'timeout' | 'connection';
}

export interface Asking {
  origin: string;
  /** How long an answer may take, milliseconds. */
  patience: number;
  fetch: typeof fetch;
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Asks a platform. Told to come again later (429), it waits as long as it is told, once. */
export function asker({ origin, patience, fetch }: Asking) {
  const once = async (
    endpoint: AnyEndpoint,
    { path, query, body }: AnyAsk,
    token: string | undefined,
  ): Promise<CallResponse & { again?: number | undefined }> => {
    const started = performance.now();
    const ms = () => Math.round(performance.now() - started);
    try {
      const reply = await fetch(origin + addressOf(endpoint.route, path, query as Record<string, string>), {
        method: methodOf(endpoint),
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: endpoint.verbatim ? String(body) : JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      const text = await reply.text();
      return {
        status: reply.status,
        text,
        ms: ms(),
        again: reply.status === 429 ? retryAfterSeconds(reply.headers.get('retry-after')) : undefined,
      };
    } catch (error) {
      return {
        status: 0,
        text: '',
        ms: ms(),
        lost: (error as Error).name === 'TimeoutError' ? 'timeout' : 'connection',
      };
    }
  };
  return async (endpoint: AnyEndpoint, ask: AnyAsk, token?: string): Promise<CallResponse> => {
    const { again, ...answer } = await once(endpoint, ask, token);
    if (again === undefined || again * 1000 > patience) return answer;
    await pause(again * 1000);
    const { again: _, ...second } = await once(endpoint, ask, token);
    return second;
  };
}
export type AskCall = ReturnType<typeof asker>;
