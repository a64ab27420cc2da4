// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TYPING_PAUSE } from '../../src/platform/rules.ts';
import { useUrlText } from '../../src/ui/url/useUrlText.ts';

const write = vi.fn<(q: string) => Promise<boolean>>(async () => true);

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/users');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  write.mockClear();
});

const typing = (text: string) => {
  const { result } = renderHook(() => useUrlText('', write));
  act(() => result.current.type(text));
};
const stopTyping = () => act(() => void vi.advanceTimersByTime(TYPING_PAUSE));

it('a search is written to the address when the user stops typing', () => {
  typing('ada');
  expect(write).not.toHaveBeenCalled();
  stopTyping();
  expect(write.mock.calls).toEqual([['ada']]);
});

it('a user who goes to another page while typing is not brought back', () => {
  typing('ada');
  history.pushState(null, '', '/tags');
  stopTyping();
  expect(write).not.toHaveBeenCalled();
});
