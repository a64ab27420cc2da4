const hearing = new WeakMap<object, () => void>();
const made = new WeakSet<object>();

/** Hears that what lost its answer with this error was done all the same, also where that was found before. */
export function onMade(error: object, tell: () => void) {
  if (made.has(error)) tell();
  else hearing.set(error, tell);
}

/** A call that failed with this error, its answer lost, is found to have been made (decision 22). */
export function wasMade(error: unknown) {
  if (typeof error !== 'object' || error === null || made.has(error)) return;
  made.add(error);
  hearing.get(error)?.();
}
