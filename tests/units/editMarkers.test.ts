// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ActivityListener } from '../../src/activity/ActivityContext.ts';
import { editMarkers } from '../../src/activity/live/editMarkers.ts';
import { markStyleSheet } from '../../src/layout/notes/markStyleSheet.ts';

let listener: ActivityListener;
let closeTab: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  closeTab = editMarkers.open({
    subscribe(own) {
      listener = own;
      return () => {};
    },
  });
});
afterEach(() => {
  closeTab();
  vi.useRealTimers();
});
const saved = (...ids: string[]) => ids.forEach(id => listener.onChange!(id, false));

it('records that are saved in quick succession are marked together', () => {
  const heard = vi.fn<() => void>();
  const leave = editMarkers.subscribe(heard);
  saved('a', 'b', 'c');
  vi.advanceTimersByTime(500);
  leave();
  expect([...editMarkers.get().keys()]).toEqual(['a', 'b', 'c']);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('lists mark only the 100 records that were saved last', () => {
  saved('first', ...Array.from({ length: 300 }, (_, at) => `r${at}`), 'r0');
  vi.advanceTimersByTime(500);
  const sheet = markStyleSheet(editMarkers.get(), mark => mark);
  expect(sheet.match(/:has\(/g)).toHaveLength(100);
  expect(sheet).toContain('"r0"');
  expect(sheet).toContain('"r299"');
  expect(sheet).not.toContain('"first"');
});

it('marks that do not change notify no listener', async () => {
  const heard = vi.fn<() => void>();
  const leave = editMarkers.subscribe(heard);
  closeTab();
  closeTab = editMarkers.open({ subscribe: () => () => {} });
  await vi.advanceTimersByTimeAsync(500);
  leave();
  expect(heard).not.toHaveBeenCalled();
});
