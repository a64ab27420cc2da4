/** The last pending write of each record. */
const lastWrites = new Map<string, Promise<unknown>>();

/** Runs the writes of one record in sequence. `record` identifies the record. */
export function queueWrite<T>(record: string, write: () => Promise<T>): Promise<T> {
  const turn = (lastWrites.get(record) ?? Promise.resolve()).then(write);
  const ended = turn.then(
    () => {},
    () => {},
  );
  lastWrites.set(record, ended);
  void ended.then(() => lastWrites.get(record) === ended && lastWrites.delete(record));
  return turn;
}
