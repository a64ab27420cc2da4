import { io } from 'socket.io-client';
import { session } from '../../auth/session.ts';
import type { RecordChange } from '../../data/refresh.ts';
import { entityNamed } from '../../platform/resources.ts';

/** A connection that the platform ended or refused is asked for again after this long, then ever later; milliseconds. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Some proxies never answer who asks for WebSocket: so long it is waited for, milliseconds. */
const PATIENCE = 10_000;

/** A connection of its own from the first word on, which any balancer keeps at one program; polling only where that is refused. */
export const TRANSPORTS = { transports: ['websocket', 'polling'], tryAllTransports: true };

interface Heard {
  /** The platform told of a change. */
  changed(change: RecordChange): void;
  /** The connection was lost and is back: what changed in between was not heard. */
  back(): void;
}

/**
 * Holds the real-time connection of a session and tells what changed: the platform emits `<entity>:save` and
 * `<entity>:remove` with the record's `_id` (docs/contract.md, "Real-time"). Answers how to leave it.
 */
export function connectSocket(token: string, { changed, back }: Heard): () => void {
  const socket = io({ ...TRANSPORTS, timeout: PATIENCE, auth: { token } });
  socket.onAny((event: string, record?: { _id?: unknown }) => {
    const [, name = '', what] = /^(.+):(save|remove)$/.exec(event) ?? [];
    const entity = entityNamed(name);
    const id = typeof record?._id === 'string' ? record._id : undefined;
    if (entity) changed({ entity, id, removed: what === 'remove' });
  });

  let pause = FIRST_PAUSE;
  let since: number | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  // After a lost network socket.io comes back by itself; where the platform ended or refused it, only when it is told to.
  const again = () => {
    clearTimeout(next);
    if (socket.active) return;
    next = setTimeout(() => session.token() === token && socket.connect(), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  };
  /** What the next connection begins with. */
  const prefer = (transports: string[]) => void (socket.io.opts.transports = transports);
  socket.on('connect', () => {
    if (since !== undefined) back();
    since = Date.now();
  });
  socket.on('disconnect', () => {
    if (Date.now() - since! > LONGEST_PAUSE) pause = FIRST_PAUSE;
    prefer(TRANSPORTS.transports);
    again();
  });
  socket.on('connect_error', ({ message }) => {
    const [first] = socket.io.opts.transports!;
    prefer(
      message === 'timeout' && first === 'websocket'
        ? TRANSPORTS.transports.toReversed()
        : TRANSPORTS.transports,
    );
    again();
  });

  return () => {
    const goesOn = session.token() === token;
    if (goesOn) {
      socket.io.reconnection(false);
      socket.io.engine?.close();
    }
    // Tells the platform that the session is over.
    else socket.disconnect();
    clearTimeout(next);
  };
}
