import { io } from 'socket.io-client';

/** Changes arriving within this time refresh once, milliseconds. */
const GATHER = 100;

/**
 * Opens the real-time connection with the token and tells which resource changed: the platform emits
 * `<resource>:save` and `<resource>:remove` (contract.md, "Real-time"). Answers how to close it.
 */
export function listen(token: string, changed: (resource: string) => void): () => void {
  const socket = io({ auth: { token } });
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    for (const resource of waiting) changed(resource);
    waiting.clear();
  };
  socket.onAny((event: string) => {
    const resource = /^(.+):(save|remove)$/.exec(event)?.[1];
    if (!resource) return;
    waiting.add(resource);
    timer ??= setTimeout(flush, GATHER);
  });
  return () => {
    clearTimeout(timer);
    socket.close();
  };
}
