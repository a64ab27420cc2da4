import { setupServer } from 'msw/node';

/** Handles every call of a screen test. A call without a handler is a failure. */
export const server = setupServer();

let listening = false;
/**
 * Removes all handlers. The server is never closed, because a page may still send calls after the end of its
 * file, which must not reach the network.
 */
export function restartServer() {
  if (!listening) server.listen({ onUnhandledRequest: 'error' });
  listening = true;
  server.resetHandlers();
}
