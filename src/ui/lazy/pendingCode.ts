import { createStore } from '../../storage/createStore.ts';
import { useStoreValue } from '../../storage/useStoreValue.ts';

const count = createStore(0);
// Code is requested while a component renders, when no other component may be updated.
const add = (more: 1 | -1) => queueMicrotask(() => count.set(count.get() + more));

/** Counts the code of a rendering component as pending until it is loaded or has failed. */
export async function pendingCode<T>(code: Promise<T>): Promise<T> {
  add(1);
  try {
    return await code;
  } finally {
    add(-1);
  }
}

/** Whether a component waits for its code to render; preloading does not count. */
export const useIsCodePending = () => useStoreValue(count) > 0;
