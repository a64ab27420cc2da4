import { afterEach, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../src/data/dataProvider.ts';
import { anonymousCall } from './anonymousCall.ts';
import { callsOfResources } from './resourceCalls.ts';

const dataProvider = createDataProvider({ resourceCalls: callsOfResources, call: anonymousCall });

afterEach(() => void vi.unstubAllGlobals());

const user = (id: string) => ({ _id: id, firstName: 'Ada', lastName: 'L', email: 'ada@map.example' });
const stubReplies = (answer: (path: string) => unknown) => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const [path = ''] = address.split('?');
    requests.push(path);
    return Response.json(answer(path));
  });
  return requests;
};

it('Many records are asked for once each, however often they are named', async () => {
  const requests = stubReplies(path => user(path.split('/')[4]!));
  const { data } = await dataProvider.getMany('users', { ids: ['a', 'b', 'a'] });
  expect(data.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(requests).toEqual(['/api/users/detail/a/info', '/api/users/detail/b/info']);
});

it('Where there is no call for one record, the list is read once for all', async () => {
  const requests = stubReplies(() => ['a', 'b', 'c'].map(_id => ({ _id, tagName: _id })));
  const { data } = await dataProvider.getMany('tags', { ids: ['c', 'a', 'c'] });
  expect(data.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(requests).toEqual(['/api/tags']);
});

it('A record that is made within another names that in the path of its call', async () => {
  const requests = stubReplies(() => ({ _id: 'p1', name: 'Basic' }));
  expect(
    (
      await dataProvider.create('subscription-plans', {
        data: { name: 'Basic' },
        meta: { path: { appId: 'a/1' } },
      })
    ).data,
  ).toEqual({ _id: 'p1', id: 'p1', name: 'Basic' });
  expect(requests).toEqual(['/api/subscription-plans/a%2F1']);
});

it('A question that no documented call answers is refused', async () => {
  await expect(dataProvider.getList('subscription-plans', {})).rejects.toThrow(
    'the platform has no call "list" for subscription-plans',
  );
});
