import { io } from 'socket.io-client';
import { findEntity } from '../src/platform/resources.ts';
import { isObject } from '../src/platform/shape.ts';
import type { CallOutcomes } from './callOutcomes.ts';
import type { Deviation } from './compare.ts';
import { Conventions } from './conventions.ts';
import { maskedExample } from './masking.ts';

/** The socket events that a platform sent during a run. */
export interface EventLog {
  /** Why the connection failed. */
  connectionError?: string;
  received: { event: string; body: unknown }[];
  /** Waits for pending events, and closes the connection. */
  disconnect(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;
/** How long the events of the last write may take. */
const PENDING_EVENTS_MS = 1_000;

/** Connects like the console: socket.io with the token. */
export const listenToEvents = (origin: string, token: string): Promise<EventLog> =>
  new Promise(resolve => {
    const socket = io(origin, { auth: { token }, reconnection: false, timeout: CONNECT_TIMEOUT_MS });
    const received: EventLog['received'] = [];
    socket.onAny((event: string, body: unknown) => received.push({ event, body }));
    const disconnect = async () => {
      await new Promise(done => setTimeout(done, PENDING_EVENTS_MS));
      // A platform may treat the disconnect as a sign-out, but the run is over.
      socket.disconnect();
    };
    socket.on('connect', () => resolve({ received, disconnect }));
    socket.on('connect_error', ({ message }) => {
      socket.disconnect();
      resolve({ connectionError: message, received, disconnect: () => Promise.resolve() });
    });
  });

/** Checks the events against the contract: documented names, the record's id, and at least one event after writes. */
export async function judgeEvents(
  { connectionError, received, disconnect }: EventLog,
  { conventions }: CallOutcomes,
  wrote: boolean,
): Promise<Deviation[]> {
  await disconnect();
  if (connectionError !== undefined)
    return [{ what: 'no socket.io connection with the token', example: connectionError.slice(0, 80) }];
  const deviations: Deviation[] = [];
  for (const { event, body } of received) {
    Conventions.add(
      conventions.events,
      event,
      isObject(body) ? `{ ${Object.keys(body).slice(0, 5).join(', ')} }` : 'nothing',
    );
    const [name = '', action = ''] = event.split(':');
    if (!findEntity(name) || !['save', 'remove'].includes(action))
      deviations.push({ what: 'an event with an undocumented name', where: event });
    else if (!isObject(body) || typeof body._id !== 'string')
      deviations.push({
        what: 'an event without the _id of the changed record',
        where: event,
        example: maskedExample(body),
      });
  }
  if (wrote && !received.length)
    deviations.push({ what: 'no event for the created, changed and removed records' });
  return deviations;
}
