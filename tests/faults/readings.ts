import { vi } from 'vitest';
import { MASK } from '../../src/platform/secrets.ts';

type ReceivedRow = Record<string, unknown>;
/** The replies that the console received about each record, by its id. */
export type ReceivedRecords = ReadonlyMap<string, readonly ReceivedRow[]>;
export type RecordedReplies = ReturnType<typeof recordReplies>;

const isRow = (value: unknown): value is ReceivedRow & { _id: string } =>
  typeof value === 'object' && value !== null && typeof (value as ReceivedRow)._id === 'string';

/** The records in a reply: the reply itself, or the rows of a list of any shape. */
const recordsIn = (answer: unknown) =>
  [answer, (answer as { data?: unknown } | null)?.data].flat().filter(isRow);

/**
 * Whether a sent value equals the received one. A reference may be an id or a record. Secrets are not
 * recorded.
 */
function isSame(sent: unknown, received: unknown): boolean {
  if (sent === received || sent === MASK) return true;
  if (typeof sent !== 'object' || !sent) return isRow(received) && received._id === sent;
  if (typeof received !== 'object' || !received) return isRow(sent) && sent._id === received;
  const names = new Set([...Object.keys(sent), ...Object.keys(received)]);
  return [...names].every(name => isSame((sent as ReceivedRow)[name], (received as ReceivedRow)[name]));
}

/**
 * Records what the console receives about each record, until the mocks are restored; `before` was received
 * earlier.
 */
export function recordReplies(before: ReceivedRecords = new Map()) {
  const received = new Map(before);
  const reading: Promise<void>[] = [];
  const { fetch: originalFetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    const response = await originalFetch(...args);
    const note = async (answer: Response) => {
      for (const row of recordsIn(await answer.json()))
        received.set(row._id, [...(received.get(row._id) ?? []), row]);
    };
    if (response.ok) reading.push(note(response.clone()).catch(() => {}));
    return response;
  });
  return {
    /** The fields of a record that were received. */
    namesOf: (id: string) => (received.get(id) ?? []).flatMap(row => Object.keys(row)),
    /** Whether a field of a record was received with this value. */
    hasReceived: (id: string, name: string, value: unknown) =>
      (received.get(id) ?? []).some(row => isSame(value, row[name])),
    /** Everything received so far, once every reply is read. */
    all: async (): Promise<ReceivedRecords> => {
      await Promise.all(reading);
      return new Map(received);
    },
  };
}
