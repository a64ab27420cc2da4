import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { CallError } from '../../src/platform/errors.ts';
import { startAnew } from './server.ts';
import { leave, loadCode } from './visit.tsx';

// Code loaded on demand and a busy machine take their time; what is there sooner is seen sooner.
configure({ asyncUtilTimeout: 8000 });

// As in browsers; happy-dom writes out the whole markup, for which Popper asks each time it places something.
Element.prototype.toString = Object.prototype.toString;

// react-admin logs every call that failed; those are what the tests are about. All else is shown.
const isExpected = (said: unknown) => said instanceof CallError;
const { error } = console;
beforeAll(() => void (console.error = (...said: unknown[]) => said.some(isExpected) || error(...said)));
afterAll(() => void (console.error = error));

// Test files share the code of the product and one window: each begins as a device that nobody used.
beforeAll(async () => {
  await loadCode();
  startAnew();
  leave();
}, 120_000);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => leave());
