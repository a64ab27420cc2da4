import { createStore } from '../../storage/createStore.ts';
import { useStoreValue } from '../../storage/useStoreValue.ts';

const count = createStore(0);
// Components request code while rendering, when React forbids updates of other components.
const add = (more: 1 | -1) => queueMicrotask(() => count.set(count.get() + more));

/** Counts code as pending until it is loaded or has failed. */
export async function pendingCode<T>(code: Promise<T>): Promise<T> {
  add(1);
  try {
    return await code;
  } finally {
    add(-1);
  }
}

/** Returns whether a component waits for its code. Preloading does not count. */
export const useIsCodePending = () => useStoreValue(count) > 0;
