// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { AddNotificationContext, CoreAdminContext, type NotificationPayload } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import type { Action } from '../../src/activity/action.ts';
import { useAction, type ActionTexts } from '../../src/activity/useAction.ts';
import { CallError } from '../../src/platform/errors.ts';

const notified = vi.fn<(said: NotificationPayload) => void>();
const notifications = () => notified.mock.calls.map(([{ message }]) => message);
afterEach(() => notified.mockClear());

const hook = <Args, Reply>(action: Action<Args, Reply>, texts: ActionTexts = {}, flips?: boolean) =>
  renderHook(
    (shown?: boolean) => useAction(action, { ...texts, ...(shown !== undefined && { flips: shown }) }),
    {
      ...(flips !== undefined && { initialProps: flips }),
      wrapper: ({ children }) => (
        <CoreAdminContext>
          <AddNotificationContext.Provider value={notified}>{children}</AddNotificationContext.Provider>
        </CoreAdminContext>
      ),
    },
  );

it('an action runs once at a time with the same arguments, and others follow even after a failure', async () => {
  const started: string[] = [];
  const end: Record<string, (error?: Error) => void> = {};
  const perform = (name: string) => {
    started.push(name);
    return new Promise<string>((done, fail) => (end[name] = error => (error ? fail(error) : done(name))));
  };
  const { result } = hook({ perform }, { tell: () => {} });
  const run = (name: string) => result.current.run(name);
  let all!: Promise<unknown[]>;
  await act(async () => void (all = Promise.all(['a', 'b', 'a', 'b'].map(run))));
  expect(started).toEqual(['a']);
  await act(async () => end.a!(new Error('refused')));
  expect(started).toEqual(['a', 'b']);
  await act(async () => end.b!());
  expect(await all).toEqual([undefined, { reply: 'b' }, undefined, undefined]);
  await act(async () => void run('a'));
  expect(started).toEqual(['a', 'b', 'a']);
});

it('a button that changes its label ignores presses until half a second after the change', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const perform = vi.fn<() => Promise<boolean>>(async () => true);
  const { result, rerender } = hook({ perform }, {}, false);
  const press = () => act(async () => void (await result.current.run(undefined)));
  await press();
  // The reply has arrived, but the new label is not yet rendered.
  await press();
  expect(perform).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(400);
  rerender(true);
  vi.advanceTimersByTime(499);
  await press();
  expect(perform).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2);
  await press();
  expect(perform).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

const lostReply = (isDone?: () => Promise<boolean>): Action<void> => ({
  perform: () => Promise.reject(new CallError('timeout', 0, '', { errors: {} })),
  ...(isDone && { isDone }),
});
const TEXTS: ActionTexts = { success: 'ui.copied', failure: 'error.save' };
const LOST = { done: 'ui.lost.done', notDone: 'ui.lost.nothing', unknown: 'ui.lost.unknown' } as const;

it.each<[string, Action<void>, ActionTexts, unknown, string]>([
  ['was done', lostReply(async () => true), TEXTS, { confirmed: true }, 'ui.lost.saved'],
  ['was not done', lostReply(async () => false), TEXTS, undefined, 'error.save. failure.timeout'],
  ['cannot be verified', lostReply(), TEXTS, undefined, 'error.save. failure.timeout'],
  [
    'was done and has texts of its own',
    lostReply(async () => true),
    { ...TEXTS, lost: LOST },
    { confirmed: true },
    'ui.lost.done',
  ],
  [
    'was not done and has texts of its own',
    lostReply(async () => false),
    { ...TEXTS, lost: LOST },
    undefined,
    'ui.lost.nothing',
  ],
  [
    'cannot be read and has texts of its own',
    lostReply(() => Promise.reject(new Error('down'))),
    { ...TEXTS, lost: LOST },
    undefined,
    'ui.lost.unknown',
  ],
])(
  'the user sees the result of an action whose reply was lost and that %s',
  async (_, action, texts, done, text) => {
    const { result } = hook(action, texts);
    await act(async () => expect(await result.current.run()).toEqual(done));
    expect(notifications()).toEqual([text]);
  },
);

it('an action offers Undo in the success banner, and reports whether it worked', async () => {
  const { result } = hook({ perform: async (name: string) => name }, TEXTS);
  const inverse = vi.fn<() => Promise<unknown>>(async () => true);
  await act(
    async () => void (await result.current.run('a', { undo: { text: 'Done', undone: 'Back', inverse } })),
  );
  const [[{ notificationOptions }]] = notified.mock.calls as [[NotificationPayload]];
  const { undo } = notificationOptions as { undo?: () => Promise<boolean> };
  expect(await undo!()).toBe(true);
  expect(notifications()).toEqual(['Done', 'Back']);
  inverse.mockRejectedValueOnce(new Error('refused'));
  expect(await undo!()).toBe(false);
  expect(notifications().at(-1)).toBe('error.save. failure.code');
});
