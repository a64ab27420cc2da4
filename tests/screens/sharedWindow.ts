import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { setup } = builtinEnvironments['happy-dom'];
/** Persists beyond this module, which is loaded again for every test file. */
const worker = globalThis as { openWindow?: ReturnType<typeof setup> };

/**
 * The window of a worker. All its test files share the code of the product, which listens to the first window
 * it finds, and creating a window takes a quarter of a second.
 */
export default {
  ...builtinEnvironments['happy-dom'],
  async setup(target, options) {
    await (worker.openWindow ??= setup(target, options));
    return { teardown() {} };
  },
} satisfies Environment;
