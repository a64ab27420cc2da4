// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useGrowing } from '../select/More.tsx';

afterEach(cleanup);

it('Of a long list what is seen first is drawn at once, the rest of it soon, and no more than a thousand before somebody asks', async () => {
  const { result } = renderHook(() => useGrowing(2_500));
  expect(result.current).toMatchObject({ drawn: 40, hidden: 1_500, next: 1_000 });
  await waitFor(() => expect(result.current.drawn).toBe(1_000));
  act(() => result.current.more());
  await waitFor(() => expect(result.current).toMatchObject({ drawn: 2_000, hidden: 500, next: 500 }));
});

it('A short list is drawn whole, and follows what is added to it', () => {
  const { result, rerender } = renderHook(({ total }) => useGrowing(total), { initialProps: { total: 3 } });
  expect(result.current).toMatchObject({ drawn: 3, hidden: 0 });
  rerender({ total: 4 });
  expect(result.current.drawn).toBe(4);
});
