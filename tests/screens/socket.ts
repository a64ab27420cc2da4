/**
 * Stands in for socket.io's client: what the platform of a test tells, the open consoles hear. As the real one it comes
 * back by itself where the network was lost, and not where the platform ended the connection or refused it.
 */
type Listener = (...payload: unknown[]) => void;

const made = new Set<FakeSocket>();
let refusing = false;

class FakeSocket {
  connected = false;
  /** Whether it comes back by itself. */
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
  /** The tokens that connections are open with. */
  tokens: () => openPage().map(({ token }) => token),
  emit: (event: string, payload: unknown) => made.forEach(socket => socket.hear(event, payload)),
  /** The network is lost; `found` brings it back. */
  lost: () => openPage().forEach(socket => socket.lose('transport close')),
  found: () => made.forEach(socket => !socket.connected && socket.active && socket.open()),
  /** The platform ends every connection. */
  ended: () =>
    openPage().forEach(socket => {
      socket.active = false;
      socket.lose('io server disconnect');
    }),
  /** The platform lets nobody in, until told otherwise. */
  refuse: (now: boolean) => void (refusing = now),
  /** How often somebody tried to come in, since this was asked last. */
  attempts: () => {
    const counted = attempts;
    attempts = 0;
    return counted;
  },
  /** How consoles left, as the platform sees it, since this was asked last. */
  goodbyes: () => {
    const listeners = ends;
    ends = [];
    return listeners;
  },
};
