import { io } from 'socket.io-client';
import { entityNamed } from '../src/platform/resources.ts';
import { isObject } from '../src/platform/shape.ts';
import type { CallOutcomes } from './asked.ts';
import type { Deviation } from './compare.ts';
import { Customs } from './customs.ts';
import { exampleOf } from './masked.ts';

/** What a platform told while it was listened to. */
export interface Events {
  /** Why nobody could listen. */
  refused?: string;
  heard: { event: string; body: unknown }[];
  /** Waits for what is still on its way, and ends the connection. */
  end(): Promise<void>;
}

/** How long to wait for the connection, and after the last write for what it is told by; milliseconds. */
const CONNECTING = 10_000;
const ON_ITS_WAY = 1_000;

/** Listens as the console does: socket.io with the token. */
export const listenToEvents = (origin: string, token: string): Promise<Events> =>
  new Promise(resolve => {
    const socket = io(origin, { auth: { token }, reconnection: false, timeout: CONNECTING });
    const heard: Events['heard'] = [];
    socket.onAny((event: string, body: unknown) => heard.push({ event, body }));
    const end = async () => {
      await new Promise(go => setTimeout(go, ON_ITS_WAY));
      // Told goodbye, a platform may take it for signing out; the session is over with this run.
      socket.disconnect();
    };
    socket.on('connect', () => resolve({ heard, end }));
    socket.on('connect_error', ({ message }) => {
      socket.close();
      resolve({ refused: message, heard, end: () => Promise.resolve() });
    });
  });

/** Holds what was told against the contract: names as documented, the record's id, and after own writes something at all. */
export async function judgeEvents(
  { refused, heard, end }: Events,
  { customs }: CallOutcomes,
  wrote: boolean,
): Promise<Deviation[]> {
  await end();
  if (refused !== undefined)
    return [{ what: 'no socket.io connection with the token', example: refused.slice(0, 80) }];
  const odd: Deviation[] = [];
  for (const { event, body } of heard) {
    Customs.note(
      customs.events,
      event,
      isObject(body) ? `{ ${Object.keys(body).slice(0, 5).join(', ')} }` : 'nothing',
    );
    const [name = '', what = ''] = event.split(':');
    if (!entityNamed(name) || !['save', 'remove'].includes(what))
      odd.push({ what: 'an event of no documented name', where: event });
    else if (!isObject(body) || typeof body._id !== 'string')
      odd.push({ what: 'an event without the _id of what changed', where: event, example: exampleOf(body) });
  }
  if (wrote && !heard.length) odd.push({ what: 'no event came of what was made, changed and removed' });
  return odd;
}
