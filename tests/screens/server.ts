import { setupServer } from 'msw/node';

/** Answers every call of a screen test; what nobody answers is a failure. */
export const server = setupServer();

let listening = false;
/** Begins anew with no answers. It is never closed: what a page still asks when its file has ended is not to reach the network. */
export function startAnew() {
  if (!listening) server.listen({ onUnhandledRequest: 'error' });
  listening = true;
  server.resetHandlers();
}
