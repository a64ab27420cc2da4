// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isSameDocument } from '../json/changes.ts';
import { useOpenedText } from '../useOpenedText.ts';

afterEach(cleanup);
const openText = (stored: string) =>
  renderHook(({ now }) => useOpenedText(now, isSameDocument), {
    initialProps: { now: stored },
  });

it('What somebody else stores comes in, as another document', () => {
  const { result, rerender } = openText('{"a":1,"b":[2]}');
  rerender({ now: '{"a":2,"b":[2]}' });
  expect(result.current.opened).toMatchObject({ key: 1, text: '{"a":2,"b":[2]}', saved: '{"a":2,"b":[2]}' });
});

it('The same in other words is no other document: what stands in the editor stays', () => {
  const { result, rerender } = openText('{"a":1,"b":[2]}');
  rerender({ now: '{\n  "b": [2],\n  "a": 1.0\n}' });
  expect(result.current.opened).toMatchObject({ key: 0, text: '{"a":1,"b":[2]}', saved: '{"a":1,"b":[2]}' });
});

it('Nothing comes in where something is unsaved, and what was saved here is not brought in again', () => {
  const { result, rerender } = openText('{"a":1}');
  result.current.setUnsaved(true);
  rerender({ now: '{"a":2}' });
  expect(result.current.opened).toMatchObject({ key: 0, saved: '{"a":1}' });
  act(() => result.current.markSaved('{"a":3}'));
  result.current.setUnsaved(false);
  rerender({ now: '{"a": 3}' });
  expect(result.current.opened).toMatchObject({ key: 0, text: '{"a":1}', saved: '{"a":3}' });
});

it('What was typed on another text than is stored now is held against that one; on the same in other words, against what is stored', () => {
  const { result } = openText('{"a":1}');
  act(() => result.current.setDraftBase('{"a": 1.0}', 5));
  expect(result.current.opened.saved).toBe('{"a":1}');
  act(() => result.current.setDraftBase('{"a":0}', 5));
  expect(result.current.opened).toMatchObject({ key: 0, text: '{"a":1}', saved: '{"a":0}', savedAt: 5 });
});
