// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { useRecordsById } from '../../src/domain/people/useRecordsById.ts';
import { users } from '../../src/platform/users.ts';

it('hundreds of records are read four at a time, each once, and one that fails leaves the others alone', async () => {
  const ids = Array.from({ length: 300 }, (_, n) => `u${n}`);
  const requested: string[] = [];
  let running = 0;
  let most = 0;
  const call = async (_: unknown, { path: { id } }: { path: { id: string } }) => {
    requested.push(id);
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    if (id === 'u7') throw new Error('no such user');
    return { _id: id };
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(() => useRecordsById(users.info, ids, 1000), {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={{ ...testDataProvider(), call }} queryClient={queryClient}>
        {children}
      </CoreAdminContext>
    ),
  });
  await waitFor(() => expect([...result.current.values()].some(({ isPending }) => isPending)).toBe(false));
  expect(requested).toEqual(ids);
  expect(most).toBe(4);
  expect(result.current.get('u7')!.data).toBeUndefined();
  expect(result.current.get('u299')!.data).toEqual({ _id: 'u299' });
});
