import { headers } from './headers.ts';
import { PATIENCE } from './patience.ts';

/**
 * Calls begun by the entry while the code that needs them still loads. `take` hands each out once, to the same
 * address and token only; asked for anything else, the call is simply made then.
 */
const begun = new Map<string, { token: string; response: Promise<Response> }>();

export function begin(address: string, token: string) {
  if (begun.has(address)) return;
  const response = fetch(address, { headers: headers(token, false), signal: AbortSignal.timeout(PATIENCE) });
  response.catch(() => {});
  begun.set(address, { token, response });
}

/** The response begun for this address, or undefined where there is none or it was lost. One that hung has failed. */
export async function take(address: string, token: string | undefined): Promise<Response | undefined> {
  const early = begun.get(address);
  if (!early) return undefined;
  begun.delete(address);
  if (early.token !== token) return undefined;
  return early.response.catch((error: Error) => {
    if (error.name === 'TimeoutError') throw error;
    return undefined;
  });
}

export const forget = () => begun.clear();
