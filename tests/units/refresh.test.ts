import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refetchChanged } from '../../src/data/refetch.ts';

const client = new QueryClient();
let answers: ((names: string) => void)[] = [];
let aborted = 0;
let leave: () => void;
const cachedUsers = () => client.getQueryData(['users', 'getList']);
/** Replies to the nth call. */
const answer = async (nth: number, names: string) => {
  answers[nth]!(names);
  await new Promise(done => setTimeout(done));
};
beforeEach(async () => {
  answers = [];
  aborted = 0;
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signal.onabort = () => (aborted += 1);
    return new Promise<string>(done => answers.push(done));
  };
  leave = new QueryObserver(client, { queryKey: ['users', 'getList'], queryFn }).subscribe(() => {});
  await answer(0, 'first');
});
afterEach(() => {
  leave();
  client.clear();
});

it('a list that is loading is shown when it arrives, and changes of others refetch it one time after', async () => {
  for (const id of ['a', 'b', 'c']) refetchChanged(client, [{ entity: 'users', id }]);
  expect([answers.length, aborted]).toEqual([2, 0]);
  await answer(1, 'second');
  expect(cachedUsers()).toBe('second');
  expect(answers).toHaveLength(3);
  await answer(2, 'third');
  expect(cachedUsers()).toBe('third');
  expect(answers).toHaveLength(3);
});

it('a change of another user during the first load leads to a second one', async () => {
  leave();
  client.clear();
  const queryFn = () => new Promise<string>(done => answers.push(done));
  leave = new QueryObserver(client, { queryKey: ['users', 'getList'], queryFn }).subscribe(() => {});
  refetchChanged(client, [{ entity: 'users', id: 'a' }]);
  await answer(1, 'first');
  expect(answers).toHaveLength(3);
});

it('a request that was sent before the user’s own change is aborted', async () => {
  refetchChanged(client, [{ entity: 'users', id: 'a' }]);
  refetchChanged(client, [{ entity: 'users' }]);
  expect([answers.length, aborted]).toEqual([3, 1]);
  await answer(2, 'mine');
  expect(cachedUsers()).toBe('mine');
  expect(answers).toHaveLength(3);
});

it('a change of a subscription refetches its user, but not the list of users', async () => {
  const one = new QueryObserver(client, {
    queryKey: ['users', 'getOne', { id: 'a' }],
    queryFn: () => new Promise<string>(done => answers.push(done)),
  });
  const leaveOne = one.subscribe(() => {});
  await answer(1, 'a');
  refetchChanged(client, [{ entity: 'users', id: 'b' }]);
  expect(answers).toHaveLength(3);
  await answer(2, 'second');
  refetchChanged(client, [{ entity: 'subscriptions', id: 's' }]);
  expect(answers).toHaveLength(4);
  leaveOne();
});
