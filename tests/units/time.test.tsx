// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatEpochDate } from '../../src/ui/formats.ts';
import { Time } from '../../src/ui/Time.tsx';

const { TZ } = process.env;
beforeEach(() => {
  process.env.TZ = 'Europe/Berlin';
});
afterEach(() => {
  cleanup();
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

const seconds = Date.UTC(2026, 10, 1) / 1000;
const BEGIN = '11/01/2026 01:00 GMT+1 (Europe/Berlin) · 11/01/2026 00:00 UTC';
const END = '12/01/2026 01:00 GMT+1 (Europe/Berlin) · 12/01/2026 00:00 UTC';
const until = Date.UTC(2026, 11, 1) / 1000;
const point = () => {
  const time = screen.getByRole('time');
  fireEvent.pointerEnter(time);
  return time;
};

it('a time names its time zone when the pointer is on it', () => {
  render(<Time seconds={seconds} />);
  const time = screen.getByRole('time');
  expect([time.textContent, time.title, time.getAttribute('datetime')]).toEqual([
    '11/01/2026 01:00',
    '',
    '2026-11-01T00:00:00.000Z',
  ]);
  expect(point().title).toBe(BEGIN);
});

it('a day and a sentence name the time that they are about', () => {
  const { rerender } = render(<Time seconds={seconds} format={formatEpochDate} />);
  expect([point().textContent, point().title]).toEqual(['11/01/2026', BEGIN]);
  rerender(<Time seconds={seconds}>Ends 11/01/2026</Time>);
  expect([point().textContent, point().title]).toEqual(['Ends 11/01/2026', BEGIN]);
});

it('a period names its beginning and its end', () => {
  render(
    <Time seconds={seconds} until={until}>
      November
    </Time>,
  );
  expect(point().title).toBe(`${BEGIN}\n${END}`);
});

it('a time that changes under the pointer does not keep its old description', () => {
  const { rerender } = render(<Time seconds={seconds} />);
  point();
  rerender(<Time seconds={until} />);
  expect(screen.getByRole('time').title).toBe('');
  expect(point().title).toBe(END);
});

it.each([null, undefined, Number.NaN, 1e15])('nothing is described without a time: %s', none => {
  const { container, rerender } = render(<Time seconds={none} />);
  expect(container.textContent).toBe('–');
  rerender(<Time seconds={none} empty="still signed in" />);
  expect(container.textContent).toBe('still signed in');
  rerender(<Time seconds={none}>Ends once</Time>);
  expect(container.textContent).toBe('Ends once');
  expect(screen.queryByRole('time')).toBeNull();
});
