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

it('getMany requests each record once, however often its id is named', async () => {
  const requests = stubReplies(path => user(path.split('/')[4]!));
  const { data } = await dataProvider.getMany('users', { ids: ['a', 'b', 'a'] });
  expect(data.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(requests).toEqual(['/api/users/detail/a/info', '/api/users/detail/b/info']);
});

it('getMany reads the list once where the platform has no call for one record', async () => {
  const requests = stubReplies(() => ['a', 'b', 'c'].map(_id => ({ _id, tagName: _id })));
  const { data } = await dataProvider.getMany('tags', { ids: ['c', 'a', 'c'] });
  expect(data.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(requests).toEqual(['/api/tags']);
});

it('create puts the parent record into the path of the call', async () => {
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

it('a query without a documented call is refused', async () => {
  await expect(dataProvider.getList('subscription-plans', {})).rejects.toThrow(
    'the platform has no call "list" for subscription-plans',
  );
});
