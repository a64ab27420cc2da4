// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../src/ui/lazy/lazyComponent.tsx';

const HREF = 'http://localhost/assets/record-4f2a.css';

interface HappyWindow {
  happyDOM: {
    settings: {
      enableCSSFileLoading: boolean;
      fetch: { interceptor: { beforeAsyncRequest(): Promise<Response> } | null };
    };
  };
  Response: typeof Response;
}
const { happyDOM, Response: WindowResponse } = window as Window & Partial<HappyWindow> as HappyWindow;

/** Responds to the requests for style sheets in order: with the style sheet or with an error. */
let requests: ((loads: boolean) => void)[];
beforeEach(() => {
  requests = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  happyDOM.settings.enableCSSFileLoading = true;
  happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: () =>
      new Promise((resolve, reject) =>
        requests.push(loads => (loads ? resolve(new WindowResponse('p {}')) : reject(new Error('refused')))),
      ),
  };
});
const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sheets().forEach(link => link.remove());
  happyDOM.settings.fetch.interceptor = null;
});

/**
 * Fails like Vite's loader: it adds a link and rejects the import that needs it. Later imports of the same
 * code do not load the link.
 */
async function fail() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = HREF;
  document.head.append(link);
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]!(false);
  await new Promise(resolve => link.addEventListener('error', resolve));
}
const Sheet = () => <p>With styles</p>;
const component = () => lazyComponent(async () => ({ default: Sheet }));

it('a failed style sheet is requested again once for the next components, which wait for it', async () => {
  await fail();
  const First = component();
  const Second = component();
  render(
    <>
      <First />
      <Second />
    </>,
  );
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(sheets().map(({ href }) => href)).toEqual([HREF]);
  expect(screen.queryAllByText('With styles')).toEqual([]);
  requests[1]!(true);
  await waitFor(() => expect(screen.getAllByText('With styles')).toHaveLength(2));
  expect(sheets()[0]!.sheet?.cssRules).toHaveLength(1);
  await component().preload();
  expect(requests).toHaveLength(2);
});

it('a style sheet that fails again fails the component, and the next load requests it', async () => {
  await fail();
  const { preload } = component();
  const first = preload().catch(String);
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]!(false);
  expect(await first).toContain(HREF);
  const second = preload();
  await waitFor(() => expect(requests).toHaveLength(3));
  requests[2]!(true);
  await second;
});
