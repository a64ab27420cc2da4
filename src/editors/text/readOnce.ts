/** Shorter texts, in characters, are quick to read again. */
const LONG = 10_000;
/** The opened text, the edited text, and the two texts that contain them. */
const KEPT = 4;

/**
 * Returns a function that reads a long text once while its reading is in use, because forms, checks, reviews and saves read the
 * same few texts. The readings are held weakly: when nothing else uses one, it and its text are collected.
 */
export function readOnce<R extends object>(read: (text: string) => R): (text: string) => R {
  interface Entry {
    text: string;
    reading: WeakRef<R>;
  }
  /** The last used first. */
  let entries: Entry[] = [];
  const collected = new FinalizationRegistry<Entry>(
    gone => (entries = entries.filter(entry => entry !== gone)),
  );
  return text => {
    if (text.length < LONG) return read(text);
    const known = entries.find(entry => entry.text === text);
    const cached = known?.reading.deref();
    const others = entries.filter(entry => entry !== known);
    if (known && cached) {
      entries = [known, ...others];
      return cached;
    }
    const reading = read(text);
    const entry = { text, reading: new WeakRef(reading) };
    collected.register(reading, entry);
    entries = [entry, ...others].slice(0, KEPT);
    return reading;
  };
}
