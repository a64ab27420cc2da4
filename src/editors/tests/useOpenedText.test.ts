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

it('a version stored by another user opens as another document', () => {
  const { result, rerender } = openText('{"a":1,"b":[2]}');
  rerender({ now: '{"a":2,"b":[2]}' });
  expect(result.current.opened).toMatchObject({ key: 1, text: '{"a":2,"b":[2]}', saved: '{"a":2,"b":[2]}' });
});

it('an equal version in another format does not replace the opened text', () => {
  const { result, rerender } = openText('{"a":1,"b":[2]}');
  rerender({ now: '{\n  "b": [2],\n  "a": 1.0\n}' });
  expect(result.current.opened).toMatchObject({ key: 0, text: '{"a":1,"b":[2]}', saved: '{"a":1,"b":[2]}' });
});

it('another version does not open over unsaved input, and the own saved version not again', () => {
  const { result, rerender } = openText('{"a":1}');
  result.current.setUnsaved(true);
  rerender({ now: '{"a":2}' });
  expect(result.current.opened).toMatchObject({ key: 0, saved: '{"a":1}' });
  act(() => result.current.markSaved('{"a":3}'));
  result.current.setUnsaved(false);
  rerender({ now: '{"a": 3}' });
  expect(result.current.opened).toMatchObject({ key: 0, text: '{"a":1}', saved: '{"a":3}' });
});

it('a draft is compared with the text it started from, or with the stored text if both are equal', () => {
  const { result } = openText('{"a":1}');
  act(() => result.current.setDraftBase('{"a": 1.0}', 5));
  expect(result.current.opened.saved).toBe('{"a":1}');
  act(() => result.current.setDraftBase('{"a":0}', 5));
  expect(result.current.opened).toMatchObject({ key: 0, text: '{"a":1}', saved: '{"a":0}', savedAt: 5 });
});
