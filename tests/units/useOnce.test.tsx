// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOnce } from '../../src/calls/useAct.ts';

const client = new QueryClient();
const hook = () =>
  renderHook(() => useOnce({ tell: () => {} }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });

it('The same is done once, however often it is asked for; something else is done after it, though that failed.', async () => {
  const { result } = hook();
  const begun: string[] = [];
  const end: Record<string, (error?: Error) => void> = {};
  const doing = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((done, fail) => (end[name] = error => (error ? fail(error) : done(name))));
  };
  const once = (what: string) => result.current.once(doing(what), what);
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
