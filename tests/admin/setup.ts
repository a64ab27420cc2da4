import { configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { unmountAdmin } from './renderAdmin.tsx';

// Allows for lazy loading on a busy machine; queries still resolve as soon as the element appears.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  unmountAdmin();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// Test files share modules. A module whose loading is interrupted by the end of a file would stay unusable
// for the next file.
afterAll(() => vi.dynamicImportSettled());
