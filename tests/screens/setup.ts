import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { CallError } from '../../src/platform/errors.ts';
import { getElementError } from './errors.ts';
import { startAnew } from './server.ts';
import { drawnAlike } from './styles.ts';
import { clear, leave, takeUnfilled } from './visit.tsx';

// Code loaded on demand and a busy machine take their time; what is there sooner is seen sooner.
configure({ asyncUtilTimeout: 8000, getElementError });

// The library for dragging looks for a doctype, which is the document's of a browser.
Object.assign(window, { '__@hello-pangea/dnd-disable-dev-warnings': true });

drawnAlike(document.defaultView!);

// react-admin logs every call that failed; those are what the tests are about. All else is shown.
const isExpected = (args: unknown) => args instanceof CallError;
const { error } = console;
beforeAll(() => void (console.error = (...args: unknown[]) => args.some(isExpected) || error(...args)));
afterAll(() => void (console.error = error));

// Test files share the code of the product and one window: each begins as a device that nobody used.
beforeAll(() => {
  startAnew();
  leave();
});
afterEach(() => {
  clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  // vitest keeps every spy for good, and with what it was called with whole pages.
  vi.clearAllMocks();
  // The compiler checks what fills a text only where it knows the key.
  const unfilled = takeUnfilled();
  if (unfilled.length) throw new Error(`The page shows ${unfilled.join(', ')}.`);
});
// A module whose loading the end of a file cut off would stay unusable for the next file.
afterAll(async () => {
  leave();
  await vi.dynamicImportSettled();
});
