// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutoHide } from '../../src/admin/layout/useAutoHide.ts';

const end = vi.fn<() => void>();
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  end.mockClear();
  hidden = false;
});

const show = (time: number | null = 2000) =>
  renderHook((paused: boolean) => useAutoHide(time, paused, end), { initialProps: false });

it('a notification hides after its time, counted from when it was painted', () => {
  const pendingFrames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation(draw => pendingFrames.push(draw));
  show();
  // The page is blocked, and nothing is painted yet.
  vi.advanceTimersByTime(10_000);
  expect(end).not.toHaveBeenCalled();
  pendingFrames[0]!(0);
  vi.advanceTimersByTime(1999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

it('the time of a notification stops while the page is hidden', () => {
  show();
  vi.advanceTimersByTime(1500);
  hidden = true;
  vi.advanceTimersByTime(60_000);
  hidden = false;
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(700);
  expect(end).toHaveBeenCalledOnce();
});

it('the time of a notification stops while it is paused, and continues from there', () => {
  const { rerender } = show();
  vi.advanceTimersByTime(1500);
  rerender(true);
  vi.advanceTimersByTime(60_000);
  rerender(false);
  vi.advanceTimersByTime(300);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(end).toHaveBeenCalledOnce();
});

it('a notification without a time stays', () => {
  show(null);
  vi.advanceTimersByTime(600_000);
  expect(end).not.toHaveBeenCalled();
});
