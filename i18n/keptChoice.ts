/** A choice of whoever uses this device, and who hears of it. A full or forbidden storage costs the memory of it, not the choice. */
export function keptChoice<T extends string>(name: string, choiceOf: (kept: string | null) => T) {
  const listeners = new Set<() => void>();
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(name);
  } catch {
    // Nothing is kept.
  }
  let now = choiceOf(kept);
  const tell = () => listeners.forEach(listener => listener());
  return {
    now: () => now,
    choose(next: T) {
      now = next;
      tell();
      try {
        localStorage.setItem(name, next);
      } catch {
        // It is the choice until the page is closed.
      }
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell,
  };
}
