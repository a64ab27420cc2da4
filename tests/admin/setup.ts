import { configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { leaveAdmin } from './renderAdmin.tsx';

// Code loaded on demand and a busy machine take their time; what is there sooner is seen sooner.
configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  leaveAdmin();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
