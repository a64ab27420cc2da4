import { vi } from 'vitest';
import { MASK } from '../../src/platform/secrets.ts';

type ReceivedRow = Record<string, unknown>;
/** What the console was told of each record, by its id. */
export type ReceivedRecords = ReadonlyMap<string, readonly ReceivedRow[]>;
export type Readings = ReturnType<typeof noteReadings>;

const isRow = (value: unknown): value is ReceivedRow & { _id: string } =>
  typeof value === 'object' && value !== null && typeof (value as ReceivedRow)._id === 'string';

/** The records in an answer: itself, or the rows of a list in whichever shape. */
const recordsIn = (answer: unknown) =>
  [answer, (answer as { data?: unknown } | null)?.data].flat().filter(isRow);

/** Whether a value was sent as it was told: a reference as its id or as the record. Secrets are not on the tape. */
function isSame(sent: unknown, received: unknown): boolean {
  if (sent === received || sent === MASK) return true;
  if (typeof sent !== 'object' || !sent) return isRow(received) && received._id === sent;
  if (typeof received !== 'object' || !received) return isRow(sent) && sent._id === received;
  const names = new Set([...Object.keys(sent), ...Object.keys(received)]);
  return [...names].every(name => isSame((sent as ReceivedRow)[name], (received as ReceivedRow)[name]));
}

/** Notes what the console is told of each record, from now until the mocks are restored; `before` is what it was told before. */
export function noteReadings(before: ReceivedRecords = new Map()) {
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
    /** The fields that a record was told to have. */
    namesOf: (id: string) => (received.get(id) ?? []).flatMap(row => Object.keys(row)),
    /** Whether a record was told to have this value in a field. */
    hadIt: (id: string, name: string, value: unknown) =>
      (received.get(id) ?? []).some(row => isSame(value, row[name])),
    /** All that was told so far, once every answer is read. */
    whole: async (): Promise<ReceivedRecords> => {
      await Promise.all(reading);
      return new Map(received);
    },
  };
}
