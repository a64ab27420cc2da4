import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refetchChanged } from '../../src/data/refresh.ts';

const client = new QueryClient();
let answers: ((names: string) => void)[] = [];
let aborted = 0;
let leave: () => void;
const cachedUsers = () => client.getQueryData(['users', 'getList']);
/** Answers the nth call. */
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

it("A list that is being read is not asked for again with each of others' changes: its answer is shown, and it is read once more", async () => {
  for (const id of ['a', 'b', 'c']) refetchChanged(client, [{ entity: 'users', id }]);
  expect([answers.length, aborted]).toEqual([2, 0]);
  await answer(1, 'second');
  expect(cachedUsers()).toBe('second');
  expect(answers).toHaveLength(3);
  await answer(2, 'third');
  expect(cachedUsers()).toBe('third');
  expect(answers).toHaveLength(3);
});

it("The first answer, asked before somebody else's change, is followed by another", async () => {
  leave();
  client.clear();
  const queryFn = () => new Promise<string>(done => answers.push(done));
  leave = new QueryObserver(client, { queryKey: ['users', 'getList'], queryFn }).subscribe(() => {});
  refetchChanged(client, [{ entity: 'users', id: 'a' }]);
  await answer(1, 'first');
  expect(answers).toHaveLength(3);
});

it("What was asked before one's own change is not waited for", async () => {
  refetchChanged(client, [{ entity: 'users', id: 'a' }]);
  refetchChanged(client, [{ entity: 'users' }]);
  expect([answers.length, aborted]).toEqual([3, 1]);
  await answer(2, 'mine');
  expect(cachedUsers()).toBe('mine');
  expect(answers).toHaveLength(3);
});

it('A user is read again when one of their subscriptions may have changed, their list is not', async () => {
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
