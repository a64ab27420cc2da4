// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChoice } from '../../src/storage/createChoice.ts';
import { createStore } from '../../src/storage/createStore.ts';
import { drafts } from '../../src/storage/drafts.ts';
import { getItem, removeItem, setItem, type StoredItem } from '../../src/storage/items.ts';
import { localStorageKeys, subscribeToKey } from '../../src/storage/storageKeys.ts';
import { defineUserItem, userKeys } from '../../src/storage/userItems.ts';

interface Size {
  wide: number;
}
const isSize = (kept: unknown): kept is Size => typeof (kept as Size | null)?.wide === 'number';
const size: StoredItem<Size> = {
  key: 'size',
  version: 1,
  read: kept => (isSize(kept) ? kept : undefined),
};
/** The same item in a later build: it was a plain number before. */
const later: StoredItem<Size> = {
  key: 'size',
  version: 3,
  read: (kept, version) => (version < 3 ? { wide: Number(kept) } : isSize(kept) ? kept : undefined),
};

const otherTab = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
beforeEach(() => localStorage.clear());
afterEach(() => {
  // Other test files of this worker use drafts, too.
  drafts.open();
  vi.unstubAllGlobals();
  otherTab(null);
});
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
/** The storage of the device is full. */
const fill = () =>
  vi.stubGlobal('localStorage', { getItem: () => '{"wide":1}', setItem: refuse, removeItem: () => {} });

describe('stored items', () => {
  it('an item is stored as JSON, without a version number in its first version', () => {
    expect(getItem(size)).toBeUndefined();
    expect(setItem(size, { wide: 3 })).toBe(true);
    expect(localStorage.getItem('size')).toBe('{"wide":3}');
    expect(getItem(size)).toEqual({ wide: 3 });
    removeItem(size);
    expect(localStorage.length).toBe(0);
    expect(getItem(size)).toBeUndefined();
  });

  it('reading an item returns the same object until it is written', () => {
    setItem(size, { wide: 3 });
    expect(getItem(size)).toBe(getItem(size));
    localStorage.setItem('size', '{"wide":4}');
    expect(getItem(size)).toEqual({ wide: 4 });
  });

  it.each(['{half', '', 'null', '7', '{}', '{"version":9,"value":{"wide":1}}'])(
    'an item has no value in the damaged storage %j',
    text => {
      localStorage.setItem('size', text);
      expect(getItem(size)).toBeUndefined();
    },
  );

  it('a later version of an item reads the earlier versions and writes its own', () => {
    localStorage.setItem('size', '7');
    expect(getItem(later)).toEqual({ wide: 7 });
    localStorage.setItem('size', '{"version":2,"value":8}');
    expect(getItem(later)).toEqual({ wide: 8 });
    setItem(later, { wide: 9 });
    expect(localStorage.getItem('size')).toBe('{"version":3,"value":{"wide":9}}');
    expect(getItem(later)).toEqual({ wide: 9 });
  });

  it('an item notifies listeners of changes in this tab, in another tab and of the complete storage', () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = subscribeToKey('size', listener);
    setItem(size, { wide: 1 });
    removeItem(size);
    otherTab('size');
    otherTab('other');
    otherTab(null);
    expect(listener).toHaveBeenCalledTimes(4);
    unsubscribe();
    setItem(size, { wide: 2 });
    expect(listener).toHaveBeenCalledTimes(4);
  });
});

describe('a full storage', () => {
  it('a value that a full storage rejects stays until the page is closed, and is reported as not stored', () => {
    fill();
    expect(setItem(size, { wide: 5 })).toBe(false);
    expect(getItem(size)).toEqual({ wide: 5 });
    expect(localStorageKeys()).toContain('size');
    removeItem(size);
    expect(getItem(size)).toEqual({ wide: 1 });
  });

  it('a value that was rejected gives way to another tab’s value, and to a later one that is stored', () => {
    fill();
    setItem(size, { wide: 5 });
    otherTab('size');
    expect(getItem(size)).toEqual({ wide: 1 });
    setItem(size, { wide: 5 });
    vi.unstubAllGlobals();
    expect(setItem(size, { wide: 6 })).toBe(true);
    expect(localStorage.getItem('size')).toBe('{"wide":6}');
  });

  it('a value that was rejected is removed at the sign-out', () => {
    fill();
    const recent = defineUserItem<Size>({ ...size, kind: 'recent' })('ann');
    setItem(recent, { wide: 5 });
    drafts.close(user => user === 'ann');
    expect(localStorageKeys()).not.toContain('recent:ann');
  });
});

it('items of a user are keyed by kind, user and name, and a name may contain colons', () => {
  const draft = defineUserItem<Size>({ ...size, kind: 'draft' });
  setItem(draft('ann', 'user:7'), { wide: 1 });
  setItem(draft('bob', 'user:8'), { wide: 2 });
  expect(userKeys(['draft'], user => user === 'ann')).toEqual(['draft:ann:user:7']);
  expect(getItem(draft('bob', 'user:7'))).toBeUndefined();
});

it('a choice is stored as plain text, and listeners are notified of each change', () => {
  localStorage.setItem('tint', 'red');
  const tint = createChoice<'red' | 'blue'>('tint', kept => (kept === 'red' ? 'red' : 'blue'));
  const listener = vi.fn<() => void>();
  tint.subscribe(listener);
  tint.set('blue');
  expect([tint.get(), localStorage.getItem('tint')]).toEqual(['blue', 'blue']);
  expect(listener).toHaveBeenCalledOnce();
});

it('a store calls its listeners until they unsubscribe', () => {
  const store = createStore(1);
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.set(2);
  unsubscribe();
  store.set(3);
  expect([store.get(), listener.mock.calls.length]).toEqual([3, 1]);
});
