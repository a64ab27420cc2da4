import { configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { unmountAdmin } from './renderAdmin.tsx';

// Allows for lazy loading on a busy machine; queries still resolve as soon as the element appears.
configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  unmountAdmin();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
