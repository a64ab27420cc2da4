import { expect, it, vi } from 'vitest';
import { observeWrites, verifiedWrite, type WriteEnd } from '../../src/data/writes.ts';
import { CallError } from '../../src/platform/errors.ts';
import { proxy } from '../../src/platform/proxy.ts';
import { tags } from '../../src/platform/tags.ts';

const failing = (error: unknown) => () => Promise.reject(error);
const lost = () => new CallError('timeout', 0, '', { errors: {} });
const refusal = new CallError('rejected', 400, 'No', { errors: {} });

it('verifiedWrite does not verify a write with a reply', async () => {
  const isDone = vi.fn<() => Promise<boolean>>(async () => true);
  expect(await verifiedWrite(async () => 'reply', isDone)).toEqual({ status: 'replied', reply: 'reply' });
  expect(isDone).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<boolean>]>([
  ['confirmed', async () => true],
  ['notDone', async () => false],
  ['unknown', failing(lost())],
])('verifiedWrite returns %s after a lost reply, as reading shows', async (outcome, isDone) => {
  const error = lost();
  expect(await verifiedWrite(failing(error), isDone)).toEqual({ status: outcome, error });
});

it('verifiedWrite throws a rejection, even if someone else has made the same change', async () => {
  const isDone = vi.fn<() => Promise<boolean>>(async () => true);
  await expect(verifiedWrite(failing(refusal), isDone)).rejects.toBe(refusal);
  expect(isDone).not.toHaveBeenCalled();
});

it('observeWrites reports how each write or restart ended, confirms a lost one once, and ignores reads', async () => {
  const ends: WriteEnd[] = [];
  const sent: string[] = [];
  const error = lost();
  const call = observeWrites(
    async ({ route }) => (route.startsWith('DELETE') ? Promise.reject(error) : ('reply' as never)),
    ({ route }) => {
      sent.push(route);
      return end => void ends.push(end);
    },
  );
  await call(tags.list, { query: { page: 1, pageSize: 24 } });
  await call(tags.create, { body: { tagName: 'Zoning' } });
  await call(proxy.restart, {});
  const remove = () => call(tags.remove, { path: { id: 'a' } });
  await verifiedWrite(remove, async () => true);
  expect(sent).toEqual(['POST /api/tags', 'POST /api/applications/restart-proxy', 'DELETE /api/tags/{id}']);
  expect(ends).toEqual([{ reply: 'reply' }, { reply: 'reply' }, { error }, { confirmed: true }]);
  await verifiedWrite(failing(error), async () => true);
  expect(ends).toHaveLength(4);
});
