import type { Server } from 'node:http';
import { eq } from 'drizzle-orm';
import { Server as Sockets, type Socket } from 'socket.io';
import type { ClusterConnection } from './cluster.ts';
import { sessionsTable } from './db/tables/sessions.ts';
import { findCaller, isStaffCaller, isSuperadmin, type Caller } from './http/access.ts';
import { loadAudiences, type Audience } from './http/audience.ts';
import { emitEndedSessions, endSessions } from './http/endSessions.ts';
import type { CloseSessionSockets, EmitChange, Environment } from './http/environment.ts';

type LiveEnvironment = Pick<Environment, 'db' | 'now' | 'secret' | 'faults' | 'revision' | 'recount'>;

const MAX_TIMEOUT_MS = 2_147_483_647;
/** The reason that socket.io gives when a client disconnects on purpose, which is the only way to sign out. */
const DISCONNECT_REASON = 'client namespace disconnect';

const STAFF = 'staff';
const SUPERADMINS = 'superadmins';
const userRoom = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
const applicationRoom = (applicationId: string) => `application:${applicationId}`;
/** The room of a staff member, for changes of the users they created. */
const creatorRoom = (userId: string) => `maker:${userId}`;
const audienceRooms = ({ applications, createdBy }: Audience) => [
  ...[...applications].map(applicationRoom),
  ...(createdBy ? [creatorRoom(createdBy)] : []),
];
/** Programs on one database send each other this message when users have changed. */
const USERS_CHANGED = 'users';
/** The path of socket.io. */
export const SOCKET_PATH = '/socket.io/';

/** The real-time part of the platform: connected clients, and who is notified of a change. */
export interface Live {
  emitChange: EmitChange;
  closeSockets: CloseSessionSockets;
  /** Makes the other programs on the database count users again. */
  recount(): void;
  /** Serves socket.io on the platform's own port; `cluster` reaches the sockets of other programs. */
  attach(server: Server, env: LiveEnvironment, cluster?: ClusterConnection): void;
  /** Counts again, and closes the sockets of this program, so that clients reconnect and reload everything. */
  disconnectAll(): void;
  close(): Promise<void>;
}

/** Moves a socket to the rooms of its user. Returns the user, or undefined if the token is no longer valid. */
async function joinRooms(socket: Socket, env: LiveEnvironment): Promise<Caller | undefined> {
  const caller = await findCaller(env, String(socket.handshake.auth.token ?? '')).catch(() => undefined);
  if (!caller) return undefined;
  const rooms = new Set([socket.id, userRoom(caller.id), sessionRoom(caller.sessionId)]);
  if (isStaffCaller(caller)) for (const room of [STAFF, creatorRoom(caller.id)]) rooms.add(room);
  for (const room of isSuperadmin(caller) ? [SUPERADMINS] : caller.administers.map(applicationRoom))
    rooms.add(room);
  for (const room of socket.rooms) if (!rooms.has(room)) await socket.leave(room);
  await socket.join([...rooms]);
  return caller;
}

export function createLive(): Live {
  let io: Sockets | undefined;
  let env: LiveEnvironment;
  let isClustered = false;
  const pendingChanges: Parameters<EmitChange>[] = [];
  let isEmitting = false;

  /**
   * The rooms that are notified of a change. For users these are the rooms of those who can see them now, or could
   * until now.
   */
  const targetRooms = (
    [resource, , id, scope = {}]: Parameters<EmitChange>,
    audience: Audience | undefined,
  ): string[] => {
    const userRooms = scope.userId ? [userRoom(scope.userId)] : [];
    if (resource === 'apikeys') return userRooms;
    // Those who can see a user can also see the user's subscriptions.
    if (resource === 'subscriptions')
      return [SUPERADMINS, ...userRooms, ...(audience ? audienceRooms(audience) : [])];
    // An empty id means the lists that all applications share.
    if (resource === 'applications') return id ? [SUPERADMINS, applicationRoom(id), ...userRooms] : [STAFF];
    if (scope.application) return [SUPERADMINS, applicationRoom(scope.application)];
    if (resource !== 'users') return [STAFF];
    return [
      SUPERADMINS,
      userRoom(id),
      ...[audience, scope.audience].flatMap(one => (one ? audienceRooms(one) : [])),
    ];
  };

  /** Sends the pending changes in order. Looks up who can see them in batches. */
  async function emitPending(sockets: Sockets) {
    if (isEmitting) return;
    isEmitting = true;
    while (pendingChanges.length) {
      const batch = pendingChanges.splice(0);
      const changedUsers = new Set(batch.flatMap(([resource, , id]) => (resource === 'users' ? [id] : [])));
      const owners = batch.flatMap(([resource, , , scope]) =>
        resource === 'subscriptions' && scope?.userId ? [scope.userId] : [],
      );
      const audiences = await loadAudiences(env.db, [...new Set([...changedUsers, ...owners])]).catch(
        () => new Map<string, Audience>(),
      );
      for (const change of batch) {
        const [resource, what, id, scope] = change;
        sockets
          .to(targetRooms(change, audiences.get(resource === 'subscriptions' ? (scope?.userId ?? '') : id)))
          .emit(`${resource}:${what}`, { _id: id });
      }
      if (isClustered && changedUsers.size) sockets.serverSideEmit(USERS_CHANGED, [...changedUsers]);
      await updateRooms(sockets, changedUsers);
    }
    isEmitting = false;
  }

  /** Moves the sockets of changed users to their current rooms, or closes them. */
  async function updateRooms(sockets: Sockets, userIds: Iterable<string>) {
    for (const id of userIds)
      for (const socketId of sockets.of('/').adapter.rooms.get(userRoom(id)) ?? []) {
        const socket = sockets.sockets.sockets.get(socketId);
        if (socket && !(await joinRooms(socket, env))) socket.disconnect(true);
      }
  }

  const live: Live = {
    emitChange(...change) {
      if (!io || (!isClustered && !io.sockets.sockets.size)) return;
      pendingChanges.push(change);
      void emitPending(io);
    },
    closeSockets(sessionIds) {
      if (sessionIds.length) io?.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
    },
    recount() {
      if (isClustered) io?.serverSideEmit(USERS_CHANGED, []);
    },
    disconnectAll() {
      env.revision.users += 1;
      io?.local.disconnectSockets(true);
    },
    attach(server, environment, cluster) {
      env = environment;
      io = new Sockets(server, { path: SOCKET_PATH, serveClient: false, destroyUpgrade: false });
      isClustered = cluster !== undefined;
      if (cluster) io.adapter(cluster.adapter);
      io.on(USERS_CHANGED, (userIds: string[]) => {
        env.revision.users += 1;
        void updateRooms(io!, userIds);
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
          Math.min(expires * 1000 - env.now().getTime(), MAX_TIMEOUT_MS),
        );
        socket.on('disconnect', reason => {
          clearTimeout(timer);
          if (reason === DISCONNECT_REASON) void signOut(sessionId);
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
      emitEndedSessions(live, ended);
    } catch (error) {
      console.error(error);
    }
  }
  return live;
}
