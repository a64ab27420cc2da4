// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { useSelection } from '../../src/lists/useSelection.ts';

const rows: RaRecord[] = [{ id: 'a' }, { id: 'b' }];
let answer: (records: RaRecord[]) => void;
let list: ReturnType<typeof opened>;
const readAll = () => new Promise<RaRecord[]>(done => (answer = done));
const opened = () =>
  renderHook(({ wanted }) => useSelection(rows, readAll, wanted, 'error.load'), {
    initialProps: { wanted: 'admins' },
  });
const selected = () => list.result.current.selection.selectedIds;
const all = () => act(async () => answer([...rows, { id: 'c' }]));
beforeEach(() => {
  list = opened();
  act(() => list.result.current.selection.onToggleItem('a'));
  act(() => list.result.current.selection.onSelectAll());
});

it('All that match are selected once they are read.', async () => {
  await all();
  expect(selected()).toEqual(['a', 'b', 'c']);
});

it('All that match do not come back where the selection was cleared before they were read.', async () => {
  act(() => list.result.current.selection.onUnselectItems());
  await all();
  expect(selected()).toEqual([]);
});

it('All that match do not replace what was ticked before they were read.', async () => {
  act(() => list.result.current.selection.onToggleItem('b'));
  await all();
  expect(selected()).toEqual(['a', 'b']);
});

it('All that match are not those of another filter.', async () => {
  list.rerender({ wanted: 'everybody' });
  await all();
  expect(selected()).toEqual(['a']);
});
