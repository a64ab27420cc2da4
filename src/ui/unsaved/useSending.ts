import { useCallback, useState } from 'react';

/** Whether requests that were begun here are still running: `await track(add(chosen))`. */
export function useSending() {
  const [running, setRunning] = useState(0);
  const track = useCallback(async <T>(request: Promise<T>): Promise<T> => {
    setRunning(now => now + 1);
    try {
      return await request;
    } finally {
      setRunning(now => now - 1);
    }
  }, []);
  return { sending: running > 0, track };
}
