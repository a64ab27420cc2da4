/** The last write of each record that has not ended. */
const waiting = new Map<string, Promise<unknown>>();

/** Runs the writes of one record one after another; `record` names it among all. */
export function inTurn<T>(record: string, write: () => Promise<T>): Promise<T> {
  const turn = (waiting.get(record) ?? Promise.resolve()).then(write);
  const ended = turn.then(
    () => {},
    () => {},
  );
  waiting.set(record, ended);
  void ended.then(() => waiting.get(record) === ended && waiting.delete(record));
  return turn;
}
