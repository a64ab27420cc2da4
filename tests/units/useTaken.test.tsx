import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TypingContext } from '../../src/editors/typing.ts';
import { useTaken } from '../../src/editors/useTaken.ts';

it.each([
  ['taken, though the document had the same in other words', undefined, 0],
  ['refused', 'This is no colour', 1],
])('what is typed into a field counts as unsaved until it is left; then it is %s', (_, refusal, after) => {
  let open = 0;
  const typing = () => (open++, () => void open--);
  const { result } = renderHook(() => useTaken({ value: '1,2,3', lines: false, readOnly: false, keep: () => refusal }), {
    wrapper: ({ children }) => <TypingContext value={typing}>{children}</TypingContext>,
  });
  expect(open).toBe(0);
  act(() => result.current.type('1, 2, 3'));
  expect(open).toBe(1);
  act(() => result.current.onBlur());
  expect([open, result.current.error, result.current.typed]).toEqual([after, refusal, '1, 2, 3']);
});
