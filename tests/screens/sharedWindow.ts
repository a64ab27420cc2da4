import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { setup } = builtinEnvironments['happy-dom'];
/** Outlives this module, which is loaded anew for every test file. */
const worker = globalThis as { openWindow?: ReturnType<typeof setup> };

/**
 * The window of a worker: all its test files share the code of the product, which listens to the window that it first met,
 * and making one takes a quarter of a second.
 */
export default {
  ...builtinEnvironments['happy-dom'],
  async setup(target, options) {
    await (worker.openWindow ??= setup(target, options));
    return { teardown() {} };
  },
} satisfies Environment;
