import type { RaRecord } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConflictError } from '../../src/client/failures.ts';
import type { WriteEnd } from '../../src/data/writes.ts';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';

type Answer = Response | 'lost';
const call = vi.hoisted(() => vi.fn<typeof fetch>());
vi.stubGlobal('fetch', call);
const ends: WriteEnd[] = [];
const dataProvider = createDataProvider(() => end => void ends.push(end));

const role = { _id: 'r', roleName: 'Clerk', roleDescription: 'Files', __v: 1 };
const opened = { ...role, id: 'r' };
const json = (body: unknown, status = 200) => Response.json(body, { status });

/** Answers each call in turn; what was asked, and what was sent. */
function answering(...answers: Answer[]) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  ends.length = 0;
  call.mockImplementation(async (address, { method, body } = {}) => {
    asked.push(`${method} ${String(address).split('?')[0]}`);
    if (typeof body === 'string') sent.push(JSON.parse(body));
    const answer = answers.shift()!;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });
  return { asked, sent };
}
afterEach(() => call.mockReset());

const READ = 'GET /api/roles/r/info';
const WRITE = 'PUT /api/roles';
const update = (data: object, more: object = {}) =>
  dataProvider.update('roles', { id: 'r', data, previousData: opened, ...more });

describe('An update', () => {
  it('reads the record, puts the changes over it and sends the whole.', async () => {
    const now = { ...role, roleDescription: 'Files all', extra: [1], __v: 2 };
    const { asked, sent } = answering(json(now), json({ ...now, roleName: 'Head', __v: 3 }));
    expect(await update({ ...opened, roleName: 'Head' })).toEqual({
      data: { ...now, id: 'r', roleName: 'Head', __v: 3 },
      meta: { before: { ...now, id: 'r' } },
    });
    expect(asked).toEqual([READ, WRITE]);
    expect(sent).toEqual([{ ...now, roleName: 'Head' }]);
  });
  it('sends what was known and is not said now as it was.', async () => {
    const { roleDescription: _, ...now } = role;
    const { sent } = answering(json(now), json(now));
    await update({ roleName: 'Head' });
    expect(sent).toEqual([{ ...role, roleName: 'Head' }]);
  });
  it('sends nothing of a record that has lost what none can be without.', async () => {
    const { asked } = answering(json({ _id: 'r' }), json(role));
    await expect(update({ roleDescription: 'x' })).rejects.toMatchObject({ failure: 'unreadable' });
    expect(asked).not.toContain(WRITE);
  });
  it('of some fields, without what was before, is in no conflict.', async () => {
    const { sent } = answering(json(role), json(role));
    await dataProvider.update('roles', { id: 'r', data: { roleName: 'Head' } });
    expect(sent).toEqual([{ ...role, roleName: 'Head' }]);
  });
  it('says what others changed, and sends nothing.', async () => {
    const { asked } = answering(json({ ...role, roleName: 'Chief' }));
    const error = await update({ roleName: 'Head' }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({
      status: 409,
      body: { errors: {} },
      current: { ...opened, roleName: 'Chief' },
    });
    expect(asked).toEqual([READ]);
  });
  it('overwrites what was agreed to, but not what came after.', async () => {
    const agreedTo = { ...opened, roleName: 'Chief' };
    const { sent } = answering(json({ ...role, roleName: 'Chief' }), json(role));
    await update({ roleName: 'Head' }, { agreedTo });
    expect(sent).toEqual([{ ...role, roleName: 'Head' }]);
    answering(json({ ...role, roleName: 'Lead' }));
    await expect(update({ roleName: 'Head' }, { agreedTo })).rejects.toBeInstanceOf(ConflictError);
  });
  it('that was overtaken (409) is made once more, on what is there then.', async () => {
    const next = { ...role, roleDescription: 'All', __v: 2 };
    const { asked, sent } = answering(json(role), json({}, 409), json(next), json(next));
    await update({ roleName: 'Head' });
    expect(asked).toEqual([READ, WRITE, READ, WRITE]);
    expect(sent.at(-1)).toEqual({ ...next, roleName: 'Head' });
  });
  it('whose reply is lost is looked for and not sent again: it was done.', async () => {
    const { asked } = answering(json(role), 'lost', json({ ...role, roleName: 'Head', __v: 2 }));
    expect(await update({ roleName: 'Head' })).toEqual({
      data: { ...opened, roleName: 'Head', __v: 2 },
      meta: { before: opened, confirmed: true },
    });
    expect(asked).toEqual([READ, WRITE, READ]);
    expect(ends.at(-1)).toEqual({ confirmed: true });
  });
  it('whose reply is lost is looked for and not sent again: it was not done.', async () => {
    const { asked } = answering(json(role), 'lost', json(role));
    await expect(update({ roleName: 'Head' })).rejects.toMatchObject({ failure: 'offline' });
    expect(asked).toEqual([READ, WRITE, READ]);
    expect(ends).toHaveLength(1);
  });
  it('does not answer what is only ever sent.', async () => {
    answering(json(role), json({ _id: 'r' }));
    expect((await update({ secret: 'x', roleName: 'Head' })).data).toEqual({ ...opened, roleName: 'Head' });
  });
});

it('References are compared and sent by their ids.', async () => {
  const group = { _id: 'g', toolGroupName: 'Draw', tools: [{ _id: 'a', toolName: 'Pen' }] };
  const now = { ...group, tools: [{ _id: 'a', toolName: 'Pencil' }, 'b'] };
  const { sent } = answering(json(now), json(group));
  await dataProvider.update('toolgroups', {
    id: 'g',
    data: { toolGroupName: 'Lines', tools: ['a'] },
    previousData: { ...group, id: 'g' } as RaRecord,
  });
  expect(sent).toEqual([{ _id: 'g', toolGroupName: 'Lines', tools: ['a', 'b'] }]);
});

it('A text that react-admin empties with null is sent as an empty one.', async () => {
  const { sent } = answering(json(role), json(role), json(role));
  await update({ ...opened, roleDescription: null, others: null });
  await dataProvider.create('roles', { data: { roleName: 'New', roleDescription: null } });
  expect(sent).toEqual([
    { ...role, roleDescription: '' },
    { roleName: 'New', roleDescription: '' },
  ]);
});

it('A replacement reads nothing.', async () => {
  const { asked, sent } = answering(json({ _id: 'r', roleName: 'Head' }));
  const data = { ...opened, roleName: 'Head' };
  expect(await dataProvider.replace('roles', { id: 'r', data, previousData: opened })).toEqual({
    data: { _id: 'r', id: 'r', roleName: 'Head' },
  });
  expect(asked).toEqual([WRITE]);
  expect(sent).toEqual([{ ...role, roleName: 'Head' }]);
});

describe('Several records', () => {
  const gone = () => json({ message: 'Gone' }, 404);
  it('are changed one after the other; the answer names them.', async () => {
    const other = { ...role, _id: 's' };
    const { asked, sent } = answering(json(role), json(role), json(other), json(other));
    expect(
      await dataProvider.updateMany('roles', { ids: ['r', 's'], data: { roleDescription: '' } }),
    ).toEqual({ data: ['r', 's'] });
    expect(asked).toEqual([READ, WRITE, 'GET /api/roles/s/info', WRITE]);
    expect(sent).toEqual([role, other].map(one => ({ ...one, roleDescription: '' })));
  });
  it('are deleted one after the other; the answer names them.', async () => {
    const { asked } = answering(json({}), json({}));
    expect(await dataProvider.deleteMany('roles', { ids: ['r', 's'] })).toEqual({ data: ['r', 's'] });
    expect(asked).toEqual(['DELETE /api/roles/r', 'DELETE /api/roles/s']);
  });
  it('are all tried; the first error is thrown.', async () => {
    const { asked } = answering(gone(), json({}), json({ message: 'No' }, 403));
    await expect(dataProvider.deleteMany('roles', { ids: ['r', 's', 't'] })).rejects.toMatchObject({
      status: 404,
      said: 'Gone',
    });
    expect(asked).toHaveLength(3);
    const changed = answering(gone(), json({ ...role, _id: 's' }), json(role));
    await expect(
      dataProvider.updateMany('roles', { ids: ['r', 's'], data: { roleName: 'x' } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(changed.asked).toHaveLength(3);
  });
});
