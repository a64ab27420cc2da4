// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardPresses } from '../../src/ui/guardPresses.ts';

const heard = vi.fn<(type: string) => void>();
const hear = (event: Event) => heard(event.type);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  document.body.addEventListener('click', hear);
  document.body.addEventListener('keydown', hear);
});
afterEach(() => {
  document.body.removeEventListener('click', hear);
  document.body.removeEventListener('keydown', hear);
  // Ends the series of presses of this test.
  vi.advanceTimersByTime(10_000);
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 1 }));
  vi.useRealTimers();
  heard.mockClear();
  cleanup();
});

function Dialog() {
  useLayoutEffect(guardPresses, []);
  return null;
}

const wait = (time: number) => vi.advanceTimersByTime(time);
const presses = () => heard.mock.calls.flat();
function press(clientX: number, clientY: number) {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    document.body.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, detail: 1 }),
    );
}
/** Presses Enter, which the browser turns into a click unless it is prevented. */
function enter(key = 'Enter') {
  const down = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  if (!document.body.dispatchEvent(down) || key !== 'Enter') return;
  document.body.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0, clientX: 400, clientY: 300 }),
  );
}
/** Shows a dialog that `answer` closes. */
function closedBy(answer: () => void) {
  const { unmount } = render(<Dialog />);
  answer();
  heard.mockClear();
  unmount();
}

it('repeated mouse presses after the one that closed a dialog are ignored', () => {
  closedBy(() => press(400, 300));
  wait(120);
  press(402, 301);
  wait(120);
  press(402, 301);
  expect(presses()).toEqual([]);
});

it('repeated presses of Enter after the one that closed a dialog are ignored', () => {
  closedBy(enter);
  wait(120);
  enter();
  wait(120);
  enter();
  expect(presses()).toEqual([]);
});

it('the click that the browser makes of Enter does not count as a mouse press', () => {
  closedBy(enter);
  wait(120);
  // The keydown of this press came before the dialog was closed.
  document.body.dispatchEvent(
    new MouseEvent('click', { bubbles: true, detail: 0, clientX: 400, clientY: 300 }),
  );
  heard.mockClear();
  enter();
  expect(presses()).toEqual([]);
});

it('a series of presses is ignored until it pauses for half a second', () => {
  closedBy(() => press(400, 300));
  for (let n = 0; n < 5; n += 1) {
    wait(400);
    press(400, 300);
  }
  expect(presses()).toEqual([]);
  wait(501);
  press(400, 300);
  expect(presses()).toEqual(['click']);
});

it('a press elsewhere is heard at once, and so is every press after it', () => {
  closedBy(() => press(400, 300));
  wait(50);
  press(100, 300);
  press(400, 300);
  expect(presses()).toEqual(['click', 'click']);
});

it('Enter is heard at once after another key', () => {
  closedBy(enter);
  wait(50);
  enter(' ');
  enter();
  expect(presses()).toEqual(['keydown', 'keydown', 'click']);
});

it('presses are heard while the dialog is open, and after it was closed without a press', () => {
  render(<Dialog />);
  press(400, 300);
  press(400, 300);
  expect(presses()).toEqual(['click', 'click']);
  heard.mockClear();
  closedBy(() => enter('Escape'));
  press(400, 300);
  expect(presses()).toEqual(['click']);
});
