import { useSyncExternalStore } from 'react';

/** A value outside React that says when it changes. */
export interface Store<T> {
  now(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export function store<T>(first: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    now: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach(listener => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useStore = <T>({ subscribe, now }: Store<T>): T => useSyncExternalStore(subscribe, now);
