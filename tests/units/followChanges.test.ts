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

describe('changes of other users', () => {
  it('changes of other users that arrive together are read together', () => {
    for (const id of ['a', 'b']) hear(id);
    pass(50);
    hear('c');
    expect(reads).toEqual([]);
    pass(50);
    expect(reads).toEqual([['users a', 'users b', 'users c']]);
  });
  it('changes of other users that keep arriving are read once a second, including the last', () => {
    for (let i = 0; i < 30; i++) {
      hear(`${i}`);
      pass(80);
    }
    expect(reads).toHaveLength(3);
    pass(1_000);
    expect(reads).toHaveLength(4);
    expect(reads.at(-1)).toContain('users 29');
  });
  it('a change of another user is read after a refused write of the same record', () => {
    const ended = save('a');
    hear('a');
    ended({ error: refused });
    pass(100);
    expect(reads).toEqual([['users a']]);
  });
  it('a change of another user waits for a running write of the same kind, but at most two seconds', () => {
    save('a');
    hear('b');
    changes.addRemoteChange({ entity: 'layers', id: 'l' });
    pass(200);
    expect(reads).toEqual([['layers l']]);
    pass(2_000);
    expect(reads).toEqual([['layers l'], ['users b']]);
  });
});

describe('the user’s own change', () => {
  it('an own change that is announced before its reply is read once', () => {
    const ended = save('a');
    hear('a');
    pass(500);
    ended({ reply: { _id: 'a' } });
    pass(5_000);
    expect(reads).toEqual([['users']]);
  });
  it('an own change that is announced after its reply is read once', () => {
    save('a')({ reply: { _id: 'a' } });
    pass(0);
    expect(reads).toEqual([['users']]);
    hear('a');
    pass(5_000);
    expect(reads).toEqual([['users']]);
  });
  it('an own new record is read once, whether announced before or after its reply', () => {
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
  it('many own writes in quick succession are read once', () => {
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

describe('changes beside an own one', () => {
  const saved = () => {
    save('a')({ reply: { _id: 'a' } });
    pass(500);
    expect(reads.splice(0)).toEqual([['users']]);
  };
  it('a change of another record right after an own save is read', () => {
    saved();
    hear('b');
    pass(100);
    expect(reads).toEqual([['users b']]);
  });
  it('a second change of the same record right after an own save is read', () => {
    saved();
    hear('a');
    hear('a');
    pass(100);
    expect(reads).toEqual([['users a']]);
  });
  it('a change that follows an own one announced before its reply is read', () => {
    const ended = save('a');
    hear('a');
    ended({ reply: { _id: 'a' } });
    pass(500);
    hear('a');
    pass(100);
    expect(reads).toEqual([['users'], ['users a']]);
  });
  it('a change of the same record a second after an own save is read', () => {
    saved();
    pass(1_000);
    hear('a');
    pass(100);
    expect(reads).toEqual([['users a']]);
  });
});

it('a write refetches the lists it affects, also where no reply came', () => {
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
])('after a refusal with the status %i the lists are refetched: %s', (httpStatus, again) => {
  save('a')({ error: new CallError('rejected', httpStatus, '', { errors: {} }) });
  pass(100);
  expect(reads).toEqual(again ? [['users']] : []);
});

describe('the author of a change', () => {
  it('a change counts as another user’s at once where nothing is being saved', () => {
    hear('a');
    expect(changedEntities).toEqual(['a others']);
  });
  it('during a save the author is decided after its reply, and one change of the saved record is the user’s own', () => {
    const ended = save('a');
    for (const id of ['a', 'b', 'a']) hear(id);
    expect(changedEntities).toEqual([]);
    ended({ reply: { _id: 'a' } });
    expect(changedEntities).toEqual(['a own', 'b others', 'a others']);
  });
  it('the author of a change is not decided by another save of the same kind', () => {
    const [first, second] = [save('a'), save('b')];
    hear('b');
    first({ reply: { _id: 'a' } });
    expect(changedEntities).toEqual([]);
    second({ reply: { _id: 'b' } });
    expect(changedEntities).toEqual(['b own']);
  });
  it('a change is the user’s own after the reply to the save, and where the reply is lost', () => {
    save('a')({ reply: { _id: 'a' } });
    hear('a');
    const ended = save('b');
    hear('b');
    ended({ error: lost });
    expect(changedEntities).toEqual(['a own', 'b own']);
  });
  it('a change counts as another user’s where the own save was refused', () => {
    const ended = save('a');
    hear('a');
    ended({ error: refused });
    expect(changedEntities).toEqual(['a others']);
  });
  it('the author of a change remains unknown for records that a save changes in other lists', () => {
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
