import { io } from 'socket.io-client';
import { session } from '../../auth/session.ts';
import type { RecordChange } from '../../data/refetch.ts';
import { findEntity } from '../../platform/resources.ts';

/** The first and the longest delay before reconnecting after the platform closed or refused the connection, milliseconds. */
const FIRST_DELAY = 1_000;
const MAX_DELAY = 30_000;

/** The timeout of a connection, since some proxies never respond to a WebSocket request, milliseconds. */
const CONNECT_TIMEOUT = 10_000;

/** WebSocket first, because a load balancer keeps such a connection on one server. Polling is the fallback. */
export const TRANSPORTS = { transports: ['websocket', 'polling'], tryAllTransports: true };

interface SocketListener {
  /** Called after an event of the platform. */
  onChange(change: RecordChange): void;
  /** Called when a lost connection is restored. Events in between were missed. */
  onReconnect(): void;
}

/**
 * Opens the real-time connection of a session. The platform emits `<entity>:save` and `<entity>:remove` with the record's
 * `_id` (docs/contract.md, "Real-time"). Returns a function that closes the connection.
 */
export function connectSocket(token: string, { onChange, onReconnect }: SocketListener): () => void {
  const socket = io({ ...TRANSPORTS, timeout: CONNECT_TIMEOUT, auth: { token } });
  socket.onAny((event: string, record?: { _id?: unknown }) => {
    const [, name = '', eventType] = /^(.+):(save|remove)$/.exec(event) ?? [];
    const entity = findEntity(name);
    const id = typeof record?._id === 'string' ? record._id : undefined;
    if (entity) onChange({ entity, id, removed: eventType === 'remove' });
  });

  let delay = FIRST_DELAY;
  let connectedAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // socket.io reconnects automatically only after a network error, not after the platform closed or refused the connection.
  const reconnect = () => {
    clearTimeout(timer);
    if (socket.active) return;
    timer = setTimeout(() => session.token() === token && socket.connect(), delay);
    delay = Math.min(2 * delay, MAX_DELAY);
  };
  /** Sets the transports that the next connection tries, in order. */
  const setTransports = (transports: string[]) => void (socket.io.opts.transports = transports);
  socket.on('connect', () => {
    if (connectedAt !== undefined) onReconnect();
    connectedAt = Date.now();
  });
  socket.on('disconnect', () => {
    if (Date.now() - connectedAt! > MAX_DELAY) delay = FIRST_DELAY;
    setTransports(TRANSPORTS.transports);
    reconnect();
  });
  socket.on('connect_error', ({ message }) => {
    const [first] = socket.io.opts.transports!;
    setTransports(
      message === 'timeout' && first === 'websocket'
        ? TRANSPORTS.transports.toReversed()
        : TRANSPORTS.transports,
    );
    reconnect();
  });

  return () => {
    const isSignedIn = session.token() === token;
    if (isSignedIn) {
      socket.io.reconnection(false);
      socket.io.engine?.close();
    }
    // Also ends the session on the platform's side.
    else socket.disconnect();
    clearTimeout(timer);
  };
}
