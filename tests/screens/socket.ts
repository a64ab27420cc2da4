/**
 * Replaces socket.io's client: open consoles receive the events of the test's platform. Like the real one, it
 * reconnects after a network failure, but not after the platform has ended or refused the connection.
 */
type Listener = (...payload: unknown[]) => void;

const made = new Set<FakeSocket>();
let refusing = false;

class FakeSocket {
  connected = false;
  /** Whether it reconnects automatically. */
  active = true;
  private readonly any: Listener[] = [];
  private readonly on_: Record<string, Listener[]> = {};
  constructor(readonly token: string) {
    made.add(this);
    queueMicrotask(() => this.open());
  }
  readonly io = {
    opts: {},
    reconnection: (on: boolean) => void (this.active &&= on),
    engine: { close: () => this.end('transport close') },
  };
  onAny = (listener: Listener) => void this.any.push(listener);
  on = (event: string, listener: Listener) => void (this.on_[event] ??= []).push(listener);
  connect = () => {
    this.active = true;
    this.open();
  };
  disconnect = () => {
    this.active = false;
    this.end('client namespace disconnect');
  };
  hear(event: string, payload: unknown) {
    if (this.connected) for (const listener of this.any) listener(event, payload);
  }
  open() {
    if (!made.has(this)) return;
    attempts += 1;
    if (refusing) this.active = false;
    else this.connected = true;
    for (const listener of this.on_[refusing ? 'connect_error' : 'connect'] ?? [])
      listener(new Error('unauthorized'));
  }
  lose(reason: string) {
    if (!this.connected) return;
    this.connected = false;
    for (const listener of this.on_.disconnect ?? []) listener(reason);
  }
  private end(reason: string) {
    made.delete(this);
    ends.push(reason);
    this.lose(reason);
  }
}

let attempts = 0;
let ends: string[] = [];
const openPage = () => [...made].filter(({ connected }) => connected);

export const io = ({ auth }: { auth: { token: string } }) => new FakeSocket(auth.token);

export const sockets = {
  /** The tokens of open connections. */
  tokens: () => openPage().map(({ token }) => token),
  emit: (event: string, payload: unknown) => made.forEach(socket => socket.hear(event, payload)),
  /** The network fails; `found` restores it. */
  lost: () => openPage().forEach(socket => socket.lose('transport close')),
  found: () => made.forEach(socket => !socket.connected && socket.active && socket.open()),
  /** The platform ends every connection. */
  ended: () =>
    openPage().forEach(socket => {
      socket.active = false;
      socket.lose('io server disconnect');
    }),
  /** Whether the platform refuses connections. */
  refuse: (now: boolean) => void (refusing = now),
  /** The number of connection attempts since the last call. */
  attempts: () => {
    const counted = attempts;
    attempts = 0;
    return counted;
  },
  /** How consoles disconnected, as the platform sees it, since the last call. */
  goodbyes: () => {
    const listeners = ends;
    ends = [];
    return listeners;
  },
};
