// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { useCodeAwaited } from '../../src/ui/awaited.ts';
import { later } from '../../src/ui/later.tsx';
import { part } from '../../src/ui/part.tsx';
import { MissingContext, type Missing } from '../../src/ui/PartGuard.tsx';
import { tabPart } from '../../src/ui/tabs/tabPart.tsx';

beforeEach(() => language.choose('en'));
afterEach(cleanup);
afterEach(() => void vi.restoreAllMocks());

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      onClick={() => setCount(count + 1)}
    >{`${texts.of('resources.tags')?.empty}: ${count}`}</button>
  );
};
const drawn = (Component: React.ComponentType<object>) => (
  <Suspense fallback="waiting">
    <Component />
  </Suspense>
);

it('Once preloaded it is drawn in the same pass, with its texts.', async () => {
  const { preload, Component } = later(async () => ({ default: Counter }), ['resources.tags']);
  await preload();
  render(drawn(Component));
  expect(screen.getByRole('button').textContent).toBe('No tags yet: 0');
});

it('What is drawn already stays as it is when it is preloaded.', async () => {
  const { preload, Component } = later(async () => ({ default: Counter }), ['resources.tags']);
  const { container, rerender } = render(drawn(Component));
  expect(container.textContent).toBe('waiting');
  const button = await screen.findByRole('button');
  act(() => button.click());
  await preload();
  rerender(drawn(Component));
  expect(screen.getByRole('button')).toBe(button);
  expect(button.textContent).toBe('No tags yet: 1');
});

it('What failed is asked for again.', async () => {
  const code = vi
    .fn<() => Promise<{ default: typeof Counter }>>(async () => ({ default: Counter }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { preload } = later(code, ['resources.tags']);
  await expect(preload()).rejects.toThrow('Failed to fetch');
  await preload();
  expect(code).toHaveBeenCalledTimes(2);
});

it.each([
  ['is there', (end: (code?: Error) => void) => end(), 'No tags yet: 0'],
  ['has failed', (end: (code?: Error) => void) => end(new TypeError('Failed to fetch')), 'failed'],
])('What is drawn is waited for until its code %s; what is loaded ahead is not.', async (_, come, shown) => {
  // React tells of what failed.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let end: (error?: Error) => void = () => {};
  const code = new Promise<{ default: typeof Counter }>((resolve, reject) => {
    end = error => (error ? reject(error) : resolve({ default: Counter }));
  });
  const { preload, Component } = later(() => code, ['resources.tags']);
  const Bar = () => (useCodeAwaited() ? <hr /> : null);
  const bar = () => screen.queryByRole('separator');
  const ahead = preload().catch(() => {});
  const { rerender, container } = render(<Bar />);
  expect(bar()).toBeNull();
  rerender(
    <>
      <Bar />
      <ErrorBoundary fallback="failed">{drawn(Component)}</ErrorBoundary>
    </>,
  );
  await screen.findByRole('separator');
  come(end);
  await ahead;
  await waitFor(() => expect(bar()).toBeNull());
  await waitFor(() => expect(container.textContent).toBe(shown));
});

it('A tab whose code is on its way is busy.', async () => {
  const Tab = tabPart(async () => ({ default: Counter }), ['resources.tags']);
  const { container } = render(<Tab />);
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  await screen.findByRole('button');
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});

describe('a part whose code does not come', () => {
  const Told = ({ again, close }: Missing) => (
    <button type="button" onClick={close ?? again}>
      {close ? 'Close' : 'Retry'}
    </button>
  );
  const within = (Part: React.ComponentType<{ close?(): void }>, close?: () => void) =>
    render(
      <ErrorBoundary fallback="broken">
        <MissingContext value={Told}>
          The page: <Part {...(close && { close })} />
        </MissingContext>
      </ErrorBoundary>,
    );
  const failing = () =>
    part(
      vi
        .fn<() => Promise<{ default: typeof Counter }>>(async () => ({ default: Counter }))
        .mockRejectedValueOnce(new TypeError('Failed to fetch')),
      ['resources.tags'],
    );
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it('leaves the page around it, and comes when it is asked for again.', async () => {
    const { container } = within(failing());
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(container.textContent).toBe('The page: Retry');
    act(() => retry.click());
    await screen.findByText('No tags yet: 0');
  });

  it('is closed where it can be.', async () => {
    const close = vi.fn<() => void>();
    within(failing(), close);
    const button = await screen.findByRole('button', { name: 'Close' });
    act(() => button.click());
    expect(close).toHaveBeenCalledOnce();
  });

  it('is no excuse for one that breaks while it is drawn.', async () => {
    const { container } = within(
      part(async () => ({
        default: () => {
          throw new Error('no code');
        },
      })),
    );
    await waitFor(() => expect(container.textContent).toBe('broken'));
  });
});
