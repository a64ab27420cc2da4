// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { lazyComponent } from '../../src/ui/lazy/lazyComponent.tsx';
import { LoadFailureContext, type LoadFailureProps } from '../../src/ui/lazy/LoadBoundary.tsx';
import { useIsCodePending } from '../../src/ui/lazy/pendingCode.ts';
import { TabSkeleton } from '../../src/ui/tabs/HashTabs.tsx';

beforeEach(() => language.set('en'));
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
const withSuspense = (Component: React.ComponentType<object>) => (
  <Suspense fallback="waiting">
    <Component />
  </Suspense>
);

it('a preloaded component renders in the same pass with its texts', async () => {
  const Component = lazyComponent(async () => ({ default: Counter }), ['resources.tags'], 'parent');
  await Component.preload();
  render(withSuspense(Component));
  expect(screen.getByRole('button').textContent).toBe('No tags yet: 0');
});

it('a rendered component keeps its state when it is preloaded', async () => {
  const Component = lazyComponent(async () => ({ default: Counter }), ['resources.tags'], 'parent');
  const { container, rerender } = render(withSuspense(Component));
  expect(container.textContent).toBe('waiting');
  const button = await screen.findByRole('button');
  act(() => button.click());
  await Component.preload();
  rerender(withSuspense(Component));
  expect(screen.getByRole('button')).toBe(button);
  expect(button.textContent).toBe('No tags yet: 1');
});

type Code = () => Promise<{ default: typeof Counter }>;
const FAILURE = new TypeError('Failed to fetch dynamically imported module');
const failingOnce = () => vi.fn<Code>(async () => ({ default: Counter })).mockRejectedValueOnce(FAILURE);

it('a component loads again after a failed preload', async () => {
  const code = failingOnce();
  const { preload } = lazyComponent(code, ['resources.tags']);
  await expect(preload()).rejects.toThrow('Failed to fetch');
  await preload();
  await preload();
  expect(code).toHaveBeenCalledTimes(2);
});

describe('preloadProps', () => {
  const button = (code: Code) => {
    const { preloadProps } = lazyComponent(code, ['resources.tags']);
    render(
      <button type="button" {...preloadProps}>
        Open
      </button>,
    );
    return screen.getByRole('button');
  };

  it.each([
    ['pointer', (element: HTMLElement) => fireEvent.pointerEnter(element)],
    ['focus', (element: HTMLElement) => fireEvent.focus(element)],
  ])('a button preloads its code once on approach by %s, also where that fails', (_, approach) => {
    const code = failingOnce();
    const element = button(code);
    expect(code).not.toHaveBeenCalled();
    approach(element);
    approach(element);
    expect(code).toHaveBeenCalledOnce();
  });

  it('a button preloads nothing without a connection', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const code = failingOnce();
    const element = button(code);
    fireEvent.focus(element);
    expect(code).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    fireEvent.focus(element);
    expect(code).toHaveBeenCalledOnce();
  });
});

it.each([
  ['is loaded', (end: (error?: Error) => void) => end(), 'No tags yet: 0'],
  ['has failed', (end: (error?: Error) => void) => end(new TypeError('Failed to fetch')), 'failed'],
])(
  'a component counts as pending until its code %s, but not while it is preloaded',
  async (_, settle, shown) => {
    // React reports the failure as an error.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let end: (error?: Error) => void = () => {};
    const code = new Promise<{ default: typeof Counter }>((resolve, reject) => {
      end = error => (error ? reject(error) : resolve({ default: Counter }));
    });
    const Component = lazyComponent(() => code, ['resources.tags'], 'parent');
    const Bar = () => (useIsCodePending() ? <hr /> : null);
    const bar = () => screen.queryByRole('separator');
    const preloaded = Component.preload().catch(() => {});
    const { rerender, container } = render(<Bar />);
    expect(bar()).toBeNull();
    rerender(
      <>
        <Bar />
        <ErrorBoundary fallback="failed">{withSuspense(Component)}</ErrorBoundary>
      </>,
    );
    await screen.findByRole('separator');
    settle(end);
    await preloaded;
    await waitFor(() => expect(bar()).toBeNull());
    await waitFor(() => expect(container.textContent).toBe(shown));
  },
);

it('a tab shows a busy skeleton until its code is loaded', async () => {
  const Tab = lazyComponent(async () => ({ default: Counter }), ['resources.tags'], TabSkeleton);
  const { container } = render(<Tab />);
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  await screen.findByRole('button');
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});

describe('a component that fails to load', () => {
  const Failure = ({ retry, onClose }: LoadFailureProps) => (
    <button type="button" onClick={onClose ?? retry}>
      {onClose ? 'Close' : 'Retry'}
    </button>
  );
  const renderLazy = (Component: React.ComponentType<{ onClose?(): void }>, onClose?: () => void) =>
    render(
      <ErrorBoundary fallback="broken">
        <LoadFailureContext value={Failure}>
          The page: <Component {...(onClose && { onClose })} />
        </LoadFailureContext>
      </ErrorBoundary>,
    );
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it('a component that fails to load leaves the page around it, and loads by Retry', async () => {
    const code = failingOnce();
    const { container } = renderLazy(lazyComponent(code, ['resources.tags']));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(container.textContent).toBe('The page: Retry');
    expect(code).toHaveBeenCalledOnce();
    act(() => retry.click());
    await screen.findByText('No tags yet: 0');
  });

  it('a component that failed to load loads when it is rendered again', async () => {
    const Component = lazyComponent(failingOnce(), ['resources.tags']);
    const { unmount } = renderLazy(Component);
    await screen.findByRole('button', { name: 'Retry' });
    unmount();
    const { container } = renderLazy(Component);
    await screen.findByRole('button', { name: /No tags/ });
    expect(container.textContent).toBe('The page: No tags yet: 0');
  });

  it('a component that fails to load is closed if it has onClose', async () => {
    const onClose = vi.fn<() => void>();
    renderLazy(lazyComponent(failingOnce(), ['resources.tags']), onClose);
    const button = await screen.findByRole('button', { name: 'Close' });
    act(() => button.click());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('a component that fails to load can fail in the boundary of its parent', async () => {
    const { container } = renderLazy(lazyComponent(failingOnce(), ['resources.tags'], 'parent'));
    await waitFor(() => expect(container.textContent).toBe('broken'));
  });

  it('a component that throws while it renders fails in the boundary of its parent', async () => {
    const { container } = renderLazy(
      lazyComponent(async () => ({
        default: () => {
          throw new Error('no code');
        },
      })),
    );
    await waitFor(() => expect(container.textContent).toBe('broken'));
  });
});
