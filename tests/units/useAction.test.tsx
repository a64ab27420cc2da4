// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAction } from '../../src/calls/useAction.ts';

const client = new QueryClient();
const hook = (flips?: boolean) =>
  renderHook(
    (shown?: boolean) => useAction({ tell: () => {}, ...(shown !== undefined && { flips: shown }) }),
    {
      ...(flips !== undefined && { initialProps: flips }),
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );

it('The same is done once, however often it is asked for; something else is done after it, though that failed.', async () => {
  const { result } = hook();
  const begun: string[] = [];
  const end: Record<string, (error?: Error) => void> = {};
  const doing = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((done, fail) => (end[name] = error => (error ? fail(error) : done(name))));
  };
  const once = (what: string) => result.current.run(doing(what), what);
  let all!: Promise<unknown[]>;
  await act(async () => void (all = Promise.all(['a', 'b', 'a', 'b'].map(once))));
  expect(begun).toEqual(['a']);
  await act(async () => end.a!(new Error('refused')));
  expect(begun).toEqual(['a', 'b']);
  await act(async () => end.b!());
  expect(await all).toEqual([undefined, 'b', undefined, undefined]);
  await act(async () => void once('a'));
  expect(begun).toEqual(['a', 'b', 'a']);
});

it('ignores presses on a button that flips while its request runs and for half a second after its label has changed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { result, rerender } = hook(false);
  const done = vi.fn<() => Promise<boolean>>(async () => true);
  const press = () => act(async () => void (await result.current.run(done)));
  await press();
  // The reply is here, the new label not yet.
  await press();
  expect(done).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(400);
  rerender(true);
  vi.advanceTimersByTime(499);
  await press();
  expect(done).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2);
  await press();
  expect(done).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
