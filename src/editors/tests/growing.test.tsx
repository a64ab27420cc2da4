// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useBatchedRows } from '../select/More.tsx';

afterEach(cleanup);

it('a long list draws its first rows at once and up to a thousand soon, and more on request', async () => {
  const { result } = renderHook(() => useBatchedRows(2_500));
  expect(result.current).toMatchObject({ drawn: 40, hidden: 1_500, next: 1_000 });
  await waitFor(() => expect(result.current.drawn).toBe(1_000));
  act(() => result.current.more());
  await waitFor(() => expect(result.current).toMatchObject({ drawn: 2_000, hidden: 500, next: 500 }));
});

it('a short list is drawn completely, including rows added later', () => {
  const { result, rerender } = renderHook(({ total }) => useBatchedRows(total), {
    initialProps: { total: 3 },
  });
  expect(result.current).toMatchObject({ drawn: 3, hidden: 0 });
  rerender({ total: 4 });
  expect(result.current.drawn).toBe(4);
});
