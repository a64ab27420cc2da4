import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followChanges } from '../../src/activity/live/followChanges.ts';
import { CallError } from '../../src/platform/errors.ts';
import { roles } from '../../src/platform/roles.ts';
import { users } from '../../src/platform/users.ts';

let reads: string[][];
let changedEntities: string[];
let changes: ReturnType<typeof followChanges>;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  reads = [];
  changedEntities = [];
  changes = followChanges(
    changed => void reads.push(changed.map(({ entity, id }) => (id ? `${entity} ${id}` : entity))),
    (id, own) => void changedEntities.push(`${id} ${own ? 'own' : 'others'}`),
  );
});
afterEach(() => vi.useRealTimers());

const hear = (id: string) => changes.addRemoteChange({ entity: 'users', id });
const save = (id: string) => changes.startWrite(users.update, { path: { id }, body: { _id: id } });
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const refused = new CallError('rejected', 422, '', { errors: {} });
const lost = new CallError('offline', 0, '', { errors: {} });

describe("others' changes", () => {
  it('that come together are read together', () => {
    for (const id of ['a', 'b']) hear(id);
    pass(50);
    hear('c');
    expect(reads).toEqual([]);
    pass(50);
    expect(reads).toEqual([['users a', 'users b', 'users c']]);
  });
  it('that keep coming are read once a second, the last of them too', () => {
    for (let i = 0; i < 30; i++) {
      hear(`${i}`);
      pass(80);
    }
    expect(reads).toHaveLength(3);
    pass(1_000);
    expect(reads).toHaveLength(4);
    expect(reads.at(-1)).toContain('users 29');
  });
  it('are read after a write that was refused, too', () => {
    const ended = save('a');
    hear('a');
    ended({ error: refused });
    pass(100);
    expect(reads).toEqual([['users a']]);
  });
  it('wait for the answer of a write of the same, not for ever', () => {
    save('a');
    hear('b');
    changes.addRemoteChange({ entity: 'layers', id: 'l' });
    pass(200);
    expect(reads).toEqual([['layers l']]);
    pass(2_000);
    expect(reads).toEqual([['layers l'], ['users b']]);
  });
});

describe("one's own change is read once", () => {
  it('where it is told before its answer', () => {
    const ended = save('a');
    hear('a');
    pass(500);
    ended({ reply: { _id: 'a' } });
    pass(5_000);
    expect(reads).toEqual([['users']]);
  });
  it('where it is told after its answer', () => {
    save('a')({ reply: { _id: 'a' } });
    pass(0);
    expect(reads).toEqual([['users']]);
    hear('a');
    pass(5_000);
    expect(reads).toEqual([['users']]);
  });
  it('where it has created what is told of, before or after', () => {
    const create = () => changes.startWrite(users.create, { body: {} });
    create()({ reply: { _id: 'new' } });
    hear('new');
    pass(500);
    const second = create();
    hear('newer');
    pass(500);
    second({ reply: { _id: 'newer' } });
    pass(5_000);
    expect(reads).toEqual([['users'], ['users']]);
  });
  it('where many writes follow each other', () => {
    for (const id of ['a', 'b', 'c']) {
      const ended = save(id);
      pass(10);
      ended({ reply: { _id: id } });
      hear(id);
    }
    pass(5_000);
    expect(reads).toEqual([['users']]);
  });
});

describe("somebody else's change is never taken for one's own", () => {
  const saved = () => {
    save('a')({ reply: { _id: 'a' } });
    pass(500);
    expect(reads.splice(0)).toEqual([['users']]);
  };
  it('of another record', () => {
    saved();
    hear('b');
    pass(100);
    expect(reads).toEqual([['users b']]);
  });
  it('of the same record, beside the own', () => {
    saved();
    hear('a');
    hear('a');
    pass(100);
    expect(reads).toEqual([['users a']]);
  });
  it('where the own was told before its answer', () => {
    const ended = save('a');
    hear('a');
    ended({ reply: { _id: 'a' } });
    pass(500);
    hear('a');
    pass(100);
    expect(reads).toEqual([['users'], ['users a']]);
  });
  it('a while after the own', () => {
    saved();
    pass(1_000);
    hear('a');
    pass(100);
    expect(reads).toEqual([['users a']]);
  });
});

it('A write changes what it says, and where no answer came it is read how things are', () => {
  changes.startWrite(roles.remove, { path: { id: 'r' } })({ error: lost });
  pass(0);
  expect(reads).toEqual([['roles', 'users', 'purposes', 'toolgroups', 'tools']]);
});

it.each([
  [400, true],
  [403, false],
  [404, true],
  [409, true],
  [422, false],
  [500, false],
])('After a write that is refused with %i it is read how things are: %s', (httpStatus, again) => {
  save('a')({ error: new CallError('rejected', httpStatus, '', { errors: {} }) });
  pass(100);
  expect(reads).toEqual(again ? [['users']] : []);
});

describe('whose a change is', () => {
  it('is known at once where nothing is being saved here', () => {
    hear('a');
    expect(changedEntities).toEqual(['a others']);
  });
  it('is known when the save has ended, where one is on its way: the first of what was saved is its own', () => {
    const ended = save('a');
    for (const id of ['a', 'b', 'a']) hear(id);
    expect(changedEntities).toEqual([]);
    ended({ reply: { _id: 'a' } });
    expect(changedEntities).toEqual(['a own', 'b others', 'a others']);
  });
  it('is not settled by another save of the same kind', () => {
    const [first, second] = [save('a'), save('b')];
    hear('b');
    first({ reply: { _id: 'a' } });
    expect(changedEntities).toEqual([]);
    second({ reply: { _id: 'b' } });
    expect(changedEntities).toEqual(['b own']);
  });
  it('is one’s own where it comes after the answer, and where no answer came', () => {
    save('a')({ reply: { _id: 'a' } });
    hear('a');
    const ended = save('b');
    hear('b');
    ended({ error: lost });
    expect(changedEntities).toEqual(['a own', 'b own']);
  });
  it('is somebody else’s where one’s own save was refused', () => {
    const ended = save('a');
    hear('a');
    ended({ error: refused });
    expect(changedEntities).toEqual(['a others']);
  });
  it('is not told of what a save changes besides: nobody knows', () => {
    const otherEntity = roles.remove.changes!.slice(1)[0]!;
    const ended = changes.startWrite(roles.remove, { path: { id: 'r' } });
    changes.addRemoteChange({ entity: otherEntity, id: 'x' });
    ended({ reply: undefined });
    changes.addRemoteChange({ entity: otherEntity, id: 'y' });
    expect(changedEntities).toEqual([]);
    pass(1_500);
    changes.addRemoteChange({ entity: otherEntity, id: 'z' });
    expect(changedEntities).toEqual(['z others']);
  });
});
