import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
// Code is asked for while something is drawn, and meanwhile nothing else may be told to draw.
const add = (more: 1 | -1) =>
  queueMicrotask(() => {
    count += more;
    listeners.forEach(listener => listener());
  });

/** The code of what is being drawn, as it is waited for. */
export async function awaited<T>(code: Promise<T>): Promise<T> {
  add(1);
  try {
    return await code;
  } finally {
    add(-1);
  }
}

/** Whether something is drawn whose code is on its way. */
export const useCodeAwaited = () => useSyncExternalStore(subscribe, () => count > 0);
