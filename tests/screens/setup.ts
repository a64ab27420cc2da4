import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { CallError } from '../../src/platform/errors.ts';
import { getElementError } from './errors.ts';
import { restartServer } from './server.ts';
import { looksTheSame } from './styles.ts';
import { closeUnlessKept, closeWindow, takeUnfilledPlaceholders } from './visit.tsx';

// Allows for lazy loading on a busy machine; queries still resolve as soon as the element appears.
configure({ asyncUtilTimeout: 30_000, getElementError });

// The library for dragging expects the doctype of a browser document.
Object.assign(window, { '__@hello-pangea/dnd-disable-dev-warnings': true });

looksTheSame(document.defaultView!);

// react-admin logs every failed call, which these tests cause. Other errors are shown.
const isExpected = (args: unknown) => args instanceof CallError;
const { error } = console;
beforeAll(() => void (console.error = (...args: unknown[]) => args.some(isExpected) || error(...args)));
afterAll(() => void (console.error = error));

// Test files share the code of the product and one window, so each starts with the state of a new device.
beforeAll(() => {
  restartServer();
  closeWindow();
});
afterEach(() => {
  closeUnlessKept();
  vi.useRealTimers();
  vi.restoreAllMocks();
  // vitest keeps every spy, and its arguments can hold whole pages.
  vi.clearAllMocks();
  // The compiler checks the placeholders of a text only if it knows the key.
  const unfilled = takeUnfilledPlaceholders();
  if (unfilled.length) throw new Error(`The page shows ${unfilled.join(', ')}.`);
});
// A module whose loading is interrupted by the end of a file would stay unusable for the next file.
afterAll(async () => {
  closeWindow();
  await vi.dynamicImportSettled();
});
