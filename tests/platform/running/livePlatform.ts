import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../mocks/db/passwords.ts';
import { servePlatform } from '../../../mocks/server.ts';
import { inMemory } from '../../database/inMemory.ts';

/** A platform that announces changes to its sockets. */
export interface LivePlatform {
  origin: string;
  close(): Promise<void>;
}

/** Serves the seeded stand-in platform on a free port. */
export async function serveLivePlatform(now = () => new Date()): Promise<LivePlatform> {
  const platform = await servePlatform({
    where: await inMemory(),
    demo: true,
    passwordCost: CHEAP_PASSWORDS,
    port: 0,
    host: '127.0.0.1',
    now,
  });
  const { port } = platform.server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, close: () => platform.close() };
}

export const soon = () => new Promise(resolve => setTimeout(resolve, 150));
export const until = async (condition: () => boolean | Promise<boolean>) => {
  for (let i = 0; i < 250 && !(await condition()); i++) await new Promise(resolve => setTimeout(resolve, 20));
};

/** Connects a socket of an account, and records its events. */
export async function connectLive(
  origin: string,
  token: string,
  transports = ['websocket'],
): Promise<{ socket: Socket; heard: [string, unknown][] }> {
  const socket = io(origin, { auth: { token }, transports, reconnection: false, forceNew: true });
  // Disconnecting ends the session, which the next test must not notice.
  const isOver = async () =>
    !(await fetch(`${origin}/api/users/me`, { headers: { Authorization: `Bearer ${token}` } })).ok;
  onTestFinished(async () => {
    if (!socket.connected) return;
    socket.disconnect();
    await until(isOver);
  });
  const heard: [string, unknown][] = [];
  socket.onAny((event: string, body: unknown) => heard.push([event, body]));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, heard };
}
