// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PendingFieldContext, useCommitOnBlur } from '../useCommitOnBlur.ts';

it.each([
  ['taken, though the document had the same in other words', undefined, 0],
  ['refused', 'This is no colour', 1],
])(
  'text typed into a field counts as unsaved until the field is left, when it is %s',
  (_, refusal, after) => {
    let openCount = 0;
    const typing = () => (openCount++, () => void openCount--);
    const { result } = renderHook(
      () => useCommitOnBlur({ value: '1,2,3', lines: false, readOnly: false, commit: () => refusal }),
      {
        wrapper: ({ children }) => <PendingFieldContext value={typing}>{children}</PendingFieldContext>,
      },
    );
    expect(openCount).toBe(0);
    act(() => result.current.type('1, 2, 3'));
    expect(openCount).toBe(1);
    act(() => result.current.onBlur());
    expect([openCount, result.current.error, result.current.typed]).toEqual([after, refusal, '1, 2, 3']);
  },
);

it.each([
  ['as the others do', 'a\r\nb', 'a\r\nb\r\nc'],
  ['as the others do', 'a\rb', 'a\rb\rc'],
  ['as they are typed where the others do not agree', 'a\r\nb\nc', 'a\nb\nc'],
])('typed lines end %s: %j', (_, value, kept) => {
  const taken: string[] = [];
  const { result } = renderHook(() =>
    useCommitOnBlur({ value, lines: true, readOnly: false, commit: typed => void taken.push(typed) }),
  );
  act(() => result.current.type('a\nb\nc'));
  act(() => result.current.onBlur());
  expect(taken).toEqual([kept]);
});

it('text that is typed and removed again changes no line end', () => {
  const taken: string[] = [];
  const { result } = renderHook(() =>
    useCommitOnBlur({
      value: 'a\r\nb',
      lines: true,
      readOnly: false,
      commit: typed => void taken.push(typed),
    }),
  );
  act(() => result.current.type('a\nbc'));
  act(() => result.current.type('a\nb'));
  act(() => result.current.onBlur());
  expect(taken).toEqual([]);
});
