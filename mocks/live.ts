import type { Server } from 'node:http';
import { Server as Sockets, type Socket } from 'socket.io';
import { callerOf, isStaff } from './access.ts';
import type { Changed, Stand } from './stand.ts';

type Ground = Pick<Stand, 'db' | 'now' | 'secret' | 'faults'>;

const STAFF = 'staff';
const roomOf = (userId: string) => `user:${userId}`;
/** Where sockets are asked for. */
export const SOCKETS = '/socket.io/';
const LONGEST_TIMER = 2_147_483_647;

/** The real-time half of the platform: who is connected, and who hears of a change. */
export interface Live {
  changed: Changed;
  /** Answers socket.io on the platform's own port. */
  attach(server: Server, stand: Ground): void;
  close(): Promise<void>;
}

/** Puts a socket where its user belongs now, or ends it when its token no longer counts. */
async function place(socket: Socket, stand: Ground) {
  const caller = await callerOf(stand, String(socket.handshake.auth.token ?? '')).catch(() => undefined);
  if (!caller) return void socket.disconnect(true);
  await socket.join(roomOf(caller.id));
  await (isStaff(caller) ? socket.join(STAFF) : socket.leave(STAFF));
  return caller;
}

export function createLive(): Live {
  let io: Sockets | undefined;
  let stand: Ground;
  return {
    changed(resource, what, id, owner) {
      if (!io) return;
      const rooms = owner ? [roomOf(owner)] : resource === 'users' ? [STAFF, roomOf(id)] : [STAFF];
      io.to(rooms).emit(`${resource}:${what}`, { _id: id });
      if (resource === 'users') for (const socket of io.sockets.sockets.values()) if (socket.rooms.has(roomOf(id))) void place(socket, stand);
    },
    attach(server, over) {
      stand = over;
      io = new Sockets(server, { path: SOCKETS, serveClient: false, destroyUpgrade: false });
      io.use(async (socket, next) => {
        const caller = await callerOf(stand, String(socket.handshake.auth.token ?? '')).catch(() => undefined);
        next(caller ? undefined : new Error('unauthorized'));
      });
      io.on('connection', async socket => {
        const caller = await place(socket, stand);
        if (!caller) return;
        const left = caller.expires * 1000 - stand.now().getTime();
        const timer = setTimeout(() => socket.disconnect(true), Math.min(left, LONGEST_TIMER));
        socket.on('disconnect', () => clearTimeout(timer));
      });
    },
    close: async () => {
      await io?.close();
    },
  };
}
