import { headers, PATIENCE } from './call.ts';
import { begun, type Early } from './early.ts';

/** Makes a call whose code is still on its way. */
export function begin(address: string, token: string) {
  if (begun.has(address)) return;
  const response = fetch(address, { headers: headers(token, false), signal: AbortSignal.timeout(PATIENCE) });
  const early: Early = { token, response, text: response.then(whole => whole.text()) };
  begun.set(address, early);
  Promise.all([response, early.text]).then(
    ([response, text]) => (early.answer = { response, text }),
    () => {},
  );
}

/** Resolves once all of an answer that was begun is here; rejects where it does not come. */
export const arrival = (address: string) => begun.get(address)?.text;
