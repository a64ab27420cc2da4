import { vi } from 'vitest';

type Row = Record<string, unknown>;
/** What the console was told of each record, by its id. */
export type Told = ReadonlyMap<string, readonly Row[]>;
export type Readings = ReturnType<typeof noteReadings>;

const isRow = (value: unknown): value is Row & { _id: string } =>
  typeof value === 'object' && value !== null && typeof (value as Row)._id === 'string';

/** The records in an answer: itself, or the rows of a list in whichever shape. */
const recordsIn = (answer: unknown) =>
  [answer, (answer as { data?: unknown } | null)?.data].flat().filter(isRow);

/** As text, whichever way the references of an entry came. */
const asText = (value: unknown) =>
  JSON.stringify(value, (key, one) => (['role', 'application'].includes(key) ? (one?._id ?? one) : one));

/** Notes what the console is told of each record, from now until the mocks are restored; `before` is what it was told before. */
export function noteReadings(before: Told = new Map()) {
  const told = new Map(before);
  const reading: Promise<void>[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const response = await fetch(...asked);
    const note = async (answer: Response) => {
      for (const row of recordsIn(await answer.json()))
        told.set(row._id, [...(told.get(row._id) ?? []), row]);
    };
    if (response.ok) reading.push(note(response.clone()).catch(() => {}));
    return response;
  });
  return {
    /** Whether a record was told to have this value in a field. */
    hadIt: (id: unknown, name: string, value: unknown) =>
      (told.get(String(id)) ?? []).some(row => asText(row[name]) === asText(value)),
    /** All that was told so far, once every answer is read. */
    whole: async (): Promise<Told> => {
      await Promise.all(reading);
      return new Map(told);
    },
  };
}
