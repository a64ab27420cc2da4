import type { Server } from 'node:http';
import { eq } from 'drizzle-orm';
import { Server as Sockets, type Socket } from 'socket.io';
import type { Between } from './between.ts';
import { sessionsTable } from './db/tables/sessions.ts';
import { callerOf, isStaffCaller, isSuperadmin, type Caller } from './http/access.ts';
import type { EmitChange, EndedSessions, Environment } from './http/environment.ts';
import { endSessions, tellEnded } from './http/sessionEnds.ts';
import { sightsOf, type Sight } from './http/sight.ts';

type Ground = Pick<Environment, 'db' | 'now' | 'secret' | 'faults' | 'revision' | 'recount'>;

const LONGEST_TIMER = 2_147_483_647;
/** The reason that socket.io gives when a client disconnects on purpose, which is the only way to sign out. */
const GOODBYE = 'client namespace disconnect';

const STAFF = 'staff';
const SUPERADMINS = 'superadmins';
const roomOf = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
const adminsOf = (applicationId: string) => `application:${applicationId}`;
/** The room of a staff member, for changes of the users they created. */
const makerRoom = (userId: string) => `maker:${userId}`;
const seers = ({ applications, createdBy }: Sight) => [
  ...[...applications].map(adminsOf),
  ...(createdBy ? [makerRoom(createdBy)] : []),
];
/** Programs on one database send each other this message when users have changed. */
const USERS = 'users';
/** The path of socket.io. */
export const SOCKETS = '/socket.io/';

/** The real-time part of the platform: connected clients, and who hears of a change. */
export interface Live {
  changed: EmitChange;
  ended: EndedSessions;
  /** Makes the other programs on the database count users again. */
  recount(): void;
  /** Serves socket.io on the platform's own port; `between` reaches the sockets of other programs. */
  attach(server: Server, env: Ground, between?: Between): void;
  /** Counts again, and closes the sockets of this program, so that clients reconnect and reload everything. */
  startOver(): void;
  close(): Promise<void>;
}

/** Moves a socket to the rooms of its user. Returns the user, or undefined if the token is no longer valid. */
async function joinRooms(socket: Socket, env: Ground): Promise<Caller | undefined> {
  const caller = await callerOf(env, String(socket.handshake.auth.token ?? '')).catch(() => undefined);
  if (!caller) return undefined;
  const rooms = new Set([socket.id, roomOf(caller.id), sessionRoom(caller.sessionId)]);
  if (isStaffCaller(caller)) for (const room of [STAFF, makerRoom(caller.id)]) rooms.add(room);
  for (const room of isSuperadmin(caller) ? [SUPERADMINS] : caller.administers.map(adminsOf)) rooms.add(room);
  for (const room of socket.rooms) if (!rooms.has(room)) await socket.leave(room);
  await socket.join([...rooms]);
  return caller;
}

export function createLive(): Live {
  let io: Sockets | undefined;
  let env: Ground;
  let hasOthers = false;
  const waiting: Parameters<EmitChange>[] = [];
  let telling = false;

  /**
   * The rooms that hear of a change. For users these are the rooms of those who can see them now, or could
   * until now.
   */
  const hearers = (
    [resource, , id, concerned = {}]: Parameters<EmitChange>,
    sight: Sight | undefined,
  ): string[] => {
    const person = concerned.person ? [roomOf(concerned.person)] : [];
    if (resource === 'apikeys') return person;
    // Those who can see a user can also see the user's subscriptions.
    if (resource === 'subscriptions') return [SUPERADMINS, ...person, ...(sight ? seers(sight) : [])];
    // An empty id means the lists that all applications share.
    if (resource === 'applications') return id ? [SUPERADMINS, adminsOf(id), ...person] : [STAFF];
    if (concerned.application) return [SUPERADMINS, adminsOf(concerned.application)];
    if (resource !== 'users') return [STAFF];
    return [SUPERADMINS, roomOf(id), ...[sight, concerned.sight].flatMap(one => (one ? seers(one) : []))];
  };

  /** Sends the waiting changes in order. Looks up who can see them in batches. */
  async function tell(sockets: Sockets) {
    if (telling) return;
    telling = true;
    while (waiting.length) {
      const batch = waiting.splice(0);
      const changedUsers = new Set(batch.flatMap(([resource, , id]) => (resource === 'users' ? [id] : [])));
      const owners = batch.flatMap(([resource, , , concerned]) =>
        resource === 'subscriptions' && concerned?.person ? [concerned.person] : [],
      );
      const sights = await sightsOf(env.db, [...new Set([...changedUsers, ...owners])]).catch(
        () => new Map<string, Sight>(),
      );
      for (const change of batch) {
        const [resource, what, id, concerned] = change;
        sockets
          .to(hearers(change, sights.get(resource === 'subscriptions' ? (concerned?.person ?? '') : id)))
          .emit(`${resource}:${what}`, { _id: id });
      }
      if (hasOthers && changedUsers.size) sockets.serverSideEmit(USERS, [...changedUsers]);
      await placeAnew(sockets, changedUsers);
    }
    telling = false;
  }

  /** Moves the sockets of changed users to their current rooms, or closes them. */
  async function placeAnew(sockets: Sockets, userIds: Iterable<string>) {
    for (const id of userIds)
      for (const socketId of sockets.of('/').adapter.rooms.get(roomOf(id)) ?? []) {
        const socket = sockets.sockets.sockets.get(socketId);
        if (socket && !(await joinRooms(socket, env))) socket.disconnect(true);
      }
  }

  const live: Live = {
    changed(...change) {
      if (!io || (!hasOthers && !io.sockets.sockets.size)) return;
      waiting.push(change);
      void tell(io);
    },
    ended(sessionIds) {
      if (sessionIds.length) io?.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
    },
    recount() {
      if (hasOthers) io?.serverSideEmit(USERS, []);
    },
    startOver() {
      env.revision.users += 1;
      io?.local.disconnectSockets(true);
    },
    attach(server, over, between) {
      env = over;
      io = new Sockets(server, { path: SOCKETS, serveClient: false, destroyUpgrade: false });
      hasOthers = between !== undefined;
      if (between) io.adapter(between.adapter);
      io.on(USERS, (changed: string[]) => {
        env.revision.users += 1;
        void placeAnew(io!, changed);
      });
      // A socket joins its rooms before it is connected, so that it misses no change.
      io.use(async (socket, next) => {
        socket.data.caller = await joinRooms(socket, env);
        next(socket.data.caller ? undefined : new Error('unauthorized'));
      });
      io.on('connection', async socket => {
        const { sessionId, expires } = socket.data.caller as Caller;
        const timer = setTimeout(
          () => socket.disconnect(true),
          Math.min(expires * 1000 - env.now().getTime(), LONGEST_TIMER),
        );
        socket.on('disconnect', reason => {
          clearTimeout(timer);
          if (reason === GOODBYE) void signOut(sessionId);
        });
        // The session may have ended, or the user changed, while the socket was being admitted.
        if (!(await joinRooms(socket, env))) socket.disconnect(true);
      });
    },
    close: async () => {
      await io?.close();
    },
  };

  async function signOut(sessionId: string) {
    try {
      const ended = await endSessions(env.db, env.now(), eq(sessionsTable.id, sessionId));
      env.recount();
      tellEnded(live, ended);
    } catch (error) {
      console.error(error);
    }
  }
  return live;
}
