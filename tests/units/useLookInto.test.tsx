// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { AddNotificationContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { useLookInto } from '../../src/calls/useLookInto.ts';
import { CallError } from '../../src/platform/errors.ts';

const addNotification = vi.fn<(said: { message: unknown }) => void>();
const said = () => addNotification.mock.calls.map(([{ message }]) => message);
afterEach(() => addNotification.mockClear());

const lookInto = () =>
  renderHook(() => useLookInto(), {
    wrapper: ({ children }) => (
      <AddNotificationContext.Provider value={addNotification}>{children}</AddNotificationContext.Provider>
    ),
  }).result.current;
const failing = (error: Error) => () => Promise.reject(error);
const lost = new CallError('timeout', 0, '', { errors: {} });
const refusal = new CallError('rejected', 400, 'No', { errors: {} });

it('What was done although its reply was lost is found, and that is said.', async () => {
  expect(await lookInto()(failing(lost), async () => true)).toBe('found');
  expect(said()).toEqual(['ui.lost.saved']);
});

it.each<[string, () => Promise<boolean>]>([
  ['was not done', async () => false],
  ['cannot be looked for', failing(lost)],
])('What lost its reply and %s has failed.', async (_, isDone) => {
  await expect(lookInto()(failing(lost), isDone)).rejects.toBe(lost);
  expect(said()).toEqual([]);
});

it('What was refused has failed, although it is there: somebody else has done the same.', async () => {
  const isDone = vi.fn<() => Promise<boolean>>(async () => true);
  await expect(lookInto()(failing(refusal), isDone)).rejects.toBe(refusal);
  expect(isDone).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});
