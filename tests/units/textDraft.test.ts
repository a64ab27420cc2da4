// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longTexts } from '../../src/storage/longTexts.ts';
import { textDraft } from '../../src/storage/textDraft.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

const at = (time: number) => vi.spyOn(Date, 'now').mockReturnValue(time);
const readDraft = async (user = 'ann', name = 'configs 7 app', known: string[] = []) =>
  textDraft(user, name).findEarlier(known);

it('two windows keep one text draft each, and the newest is offered first', async () => {
  const [one, other] = [textDraft('ann', 'configs 7 app'), textDraft('ann', 'configs 7 app')];
  at(1000);
  expect(await one.save('[1]', '[0]')).toBe(true);
  at(2000);
  await other.save('[2]', '[0]');
  const first = await readDraft();
  expect(first).toMatchObject({ text: '[2]', time: 2000 });
  first!.remove();
  expect(await readDraft()).toMatchObject({ text: '[1]', time: 1000 });
  one.remove();
  expect(await readDraft()).toBeUndefined();
});

it('a text draft belongs to one user and one document', async () => {
  await textDraft('ann', 'configs 7 app').save('[1]', '[0]');
  expect(await readDraft('bob')).toBeUndefined();
  expect(await readDraft('ann', 'configs 7 editor')).toBeUndefined();
  expect(await readDraft()).toBeDefined();
});

it('a text draft without changes is deleted', async () => {
  await textDraft('ann', 'configs 7 app').save('[1]', '[0]');
  expect(await readDraft('ann', 'configs 7 app', ['[1]'])).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

it('a text draft that is open in another window is not offered', async () => {
  const held: string[] = [];
  const locks = {
    request: async (name: string) => void held.push(name),
    query: async () => ({ held: held.map(name => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  const own = textDraft('ann', 'configs 7 app');
  own.lock();
  await own.save('[1]', '[0]');
  expect(await readDraft()).toBeUndefined();
  held.length = 0;
  expect(await readDraft()).toMatchObject({ text: '[1]' });
  vi.unstubAllGlobals();
});

it('a long text is reported as not kept where the browser has no storage for it', async () => {
  expect(await textDraft('ann', 'configs 7 app').save('x'.repeat(100_001), '[0]')).toBe(false);
});

it.each([3, 100_001])(
  'a text draft keeps the text it started from, also if that has %i characters, and drops both together',
  async length => {
    const base = '0'.repeat(length);
    const beside = new Map<string, string>();
    vi.spyOn(longTexts, 'set').mockImplementation(async (_, name, text) => (beside.set(name, text), true));
    vi.spyOn(longTexts, 'get').mockImplementation(async (_, name) => beside.get(name));
    vi.spyOn(longTexts, 'remove').mockImplementation(async (_, name) => void beside.delete(name));
    const own = textDraft('ann', 'configs 7 app');
    await own.save('[1]', base);
    await own.save('[1, 2]', base);
    expect(JSON.stringify({ ...localStorage }).length).toBeLessThan(1000);
    const found = await readDraft();
    expect(found!.text).toBe('[1, 2]');
    expect(found!.base === base).toBe(true);
    own.remove();
    expect(await readDraft()).toBeUndefined();
    expect(beside.size).toBe(0);
  },
);
