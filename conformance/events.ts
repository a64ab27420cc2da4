import { io } from 'socket.io-client';
import { findEntity } from '../src/platform/resources.ts';
import { isObject } from '../src/platform/shape.ts';
import type { CallOutcomes } from './callOutcomes.ts';
import type { Deviation } from './compare.ts';
import { Conventions } from './conventions.ts';
import { maskedExample } from './masking.ts';

/** The socket events that a platform sent during a run. */
export interface EventLog {
  /** Why the connection was refused. */
  refused?: string;
  heard: { event: string; body: unknown }[];
  /** Waits for pending events, and closes the connection. */
  end(): Promise<void>;
}

/** Milliseconds to wait for the connection, and for events after the last write. */
const CONNECTING = 10_000;
const ON_ITS_WAY = 1_000;

/** Connects like the console: socket.io with the token. */
export const listenToEvents = (origin: string, token: string): Promise<EventLog> =>
  new Promise(resolve => {
    const socket = io(origin, { auth: { token }, reconnection: false, timeout: CONNECTING });
    const heard: EventLog['heard'] = [];
    socket.onAny((event: string, body: unknown) => heard.push({ event, body }));
    const end = async () => {
      await new Promise(go => setTimeout(go, ON_ITS_WAY));
      // A platform may treat the disconnect as a sign-out, but the run is over.
      socket.disconnect();
    };
    socket.on('connect', () => resolve({ heard, end }));
    socket.on('connect_error', ({ message }) => {
      socket.close();
      resolve({ refused: message, heard, end: () => Promise.resolve() });
    });
  });

/** Checks the events against the contract: documented names, the record's id, and at least one event after writes. */
export async function judgeEvents(
  { refused, heard, end }: EventLog,
  { conventions: customs }: CallOutcomes,
  wrote: boolean,
): Promise<Deviation[]> {
  await end();
  if (refused !== undefined)
    return [{ what: 'no socket.io connection with the token', example: refused.slice(0, 80) }];
  const deviations: Deviation[] = [];
  for (const { event, body } of heard) {
    Conventions.add(
      customs.events,
      event,
      isObject(body) ? `{ ${Object.keys(body).slice(0, 5).join(', ')} }` : 'nothing',
    );
    const [name = '', what = ''] = event.split(':');
    if (!findEntity(name) || !['save', 'remove'].includes(what))
      deviations.push({ what: 'an event of no documented name', where: event });
    else if (!isObject(body) || typeof body._id !== 'string')
      deviations.push({
        what: 'an event without the _id of what changed',
        where: event,
        example: maskedExample(body),
      });
  }
  if (wrote && !heard.length)
    deviations.push({ what: 'no event came of what was made, changed and removed' });
  return deviations;
}
