/** Stands in for socket.io's client: what the platform of a test tells, the open consoles hear. */
type Listener = (event: string, ...payload: unknown[]) => void;

const open = new Set<{ token: string; listeners: Listener[] }>();

export function io({ auth }: { auth: { token: string } }) {
  const socket = { token: auth.token, listeners: [] as Listener[] };
  open.add(socket);
  return {
    onAny: (listener: Listener) => void socket.listeners.push(listener),
    close: () => void open.delete(socket),
  };
}

export const sockets = {
  /** The tokens that connections are open with. */
  tokens: () => [...open].map(({ token }) => token),
  emit: (event: string, payload: unknown) => {
    for (const { listeners } of open) for (const listener of listeners) listener(event, payload);
  },
};
