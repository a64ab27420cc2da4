/** A value outside React that notifies listeners when it is set. */
export interface ObservableStore<T> {
  get(): T;
  set(next: T): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(value: T): ObservableStore<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      listeners.forEach(listener => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
