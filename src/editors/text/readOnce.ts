/** Shorter texts are read in no time. */
const LONG = 10_000;
/** The text that was opened, the edited one, and those that they are stored in. */
const KEPT = 4;

/**
 * Returns a function that reads a long text once, as long as its reading is in use: forms, checks, reviews and saves all
 * read the same few texts. Nothing is kept for it: the garbage collector takes a reading, and its text with it.
 */
export function readOnce<R extends object>(read: (text: string) => R): (text: string) => R {
  interface Known {
    text: string;
    reading: WeakRef<R>;
  }
  /** The newest first. */
  let known: Known[] = [];
  const collected = new FinalizationRegistry<Known>(one => (known = known.filter(other => other !== one)));
  return text => {
    if (text.length < LONG) return read(text);
    const before = known.find(one => one.text === text);
    const found = before?.reading.deref();
    const reading = found ?? read(text);
    const now = before && found ? before : { text, reading: new WeakRef(reading) };
    if (!found) collected.register(reading, now);
    known = [now, ...known.filter(one => one !== before)].slice(0, KEPT);
    return reading;
  };
}
