/** Shorter texts, in characters, are fast to parse again. */
const LONG = 10_000;
/** The original text, the edited text, and the two texts that contain them. */
const MAX_READINGS = 4;

/**
 * Memoizes a parser for long texts, because forms, checks, reviews and saves parse the same few texts. Results are held
 * weakly: when nothing else uses one, it and its text are collected.
 */
export function readOnce<R extends object>(read: (text: string) => R): (text: string) => R {
  interface CachedReading {
    text: string;
    reading: WeakRef<R>;
  }
  /** The most recently used first. */
  let entries: CachedReading[] = [];
  const collected = new FinalizationRegistry<CachedReading>(
    gone => (entries = entries.filter(entry => entry !== gone)),
  );
  return text => {
    if (text.length < LONG) return read(text);
    const match = entries.find(entry => entry.text === text);
    const cached = match?.reading.deref();
    const others = entries.filter(entry => entry !== match);
    if (match && cached) {
      entries = [match, ...others];
      return cached;
    }
    const reading = read(text);
    const entry = { text, reading: new WeakRef(reading) };
    collected.register(reading, entry);
    entries = [entry, ...others].slice(0, MAX_READINGS);
    return reading;
  };
}
