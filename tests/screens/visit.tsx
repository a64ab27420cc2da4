import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { language } from '../../i18n/language.ts';
import { session } from '../../src/auth/session.ts';
import { Root } from '../../src/Root.tsx';
import { theme } from '../../src/ui/theme/theme.ts';
import { loadCode } from './code.ts';
import type { startPlatform } from './platform.ts';

type StandIn = ReturnType<typeof startPlatform>;
type Name = string | RegExp;

const WIDE = 1280;
export const resizeWindow = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width,
    height: 900,
  });

interface Options {
  /** The width of the window. */
  width?: number;
  /** Keeps the storage of earlier visits. */
  keepStorage?: boolean;
  /** The token of an existing session. */
  token?: string | undefined;
}

/** The user's actions on a page, and its visible state. */
const pageActions = () => {
  const person = userEvent.setup({ delay: null });
  const main = () => screen.getByRole('main', { hidden: true });
  const stack = () => screen.getByRole('status', { name: 'Messages', hidden: true });
  const confirmQuestion = async (button: Name) => {
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: button }));
    return question;
  };
  return {
    person,
    main,
    address: () => location.pathname + location.search + location.hash,
    press: async (name: Name) => person.click(await screen.findByRole('button', { name })),
    follow: async (name: Name) => person.click(await screen.findByRole('link', { name })),
    /** Replaces the text of a field. */
    type: async (label: Name, text: string) => {
      const field = await screen.findByLabelText(label);
      await person.clear(field);
      if (text) await person.type(field, text);
    },
    valueOf: (label: Name) => screen.getByLabelText<HTMLInputElement>(label).value,
    /** The error below a field, if there is one. */
    errorOf: (label: Name) => {
      const field = screen.getByLabelText(label);
      return field.getAttribute('aria-invalid') === 'true'
        ? (document.getElementById(`${field.id}-error`)?.textContent ?? '')
        : undefined;
    },
    choose: async (label: Name, option: string) =>
      person.selectOptions(await screen.findByLabelText(label), option),
    back: () => history.back(),
    banners: () => [...stack().querySelectorAll('p')].map(p => p.textContent),
    banner: (text: Name) => within(stack()).findByText(text),
    gone: (text: Name) =>
      waitFor(() => {
        if (within(stack()).queryByText(text)) throw new Error('still there');
      }),
    /** The names in the list, in order, once it shows the last request. */
    names: () =>
      [...main().querySelectorAll('tbody th a, [class*=card] h2 a, [class*=narrow] li a')].map(
        link => link.textContent,
      ),
    settled: () =>
      waitFor(() => {
        if (main().querySelector('[aria-busy=true]')) throw new Error('still reading');
        if (!main().querySelector('h1')) throw new Error('nothing there yet');
      }),
    dialog: (name: Name) => screen.findByRole('dialog', { name }),
    question: (name: Name) => screen.findByRole('alertdialog', { name }),
    /** Presses a button of a confirmation, whose reply may be held back. */
    confirm: confirmQuestion,
    /** Presses a button of a confirmation, and waits until it closes. */
    answer: async (button: Name) => {
      const question = await confirmQuestion(button);
      await waitFor(() => {
        if (screen.queryByRole('alertdialog') === question) throw new Error('still asked');
      });
    },
  };
};

/** Signs in, in a window of this width, without opening a page. */
export async function signInAt(
  standIn: StandIn,
  name: string,
  { width = WIDE, keepStorage = false, token }: Options = {},
) {
  closeWindow({ keepStorage });
  resizeWindow(width);
  session.begin(token ?? (await standIn.as(name)).token);
}

/** Signs in and opens the whole product at a URL: `await visit(standIn, 'admin', '/users')`. */
export async function visit(standIn: StandIn, name: string, address: string, options: Options = {}) {
  await signInAt(standIn, name, options);
  return openUrl(address);
}

/** Opens the product at a URL, in the current session if there is one. */
export async function openUrl(address: string) {
  await loadCode(address);
  const page = renderUrl(address);
  // A dialog that the URL opens hides the rest of the page.
  await screen.findByRole('main', { hidden: true });
  return page;
}

/** Opens the product at a URL without waiting. */
export function renderUrl(address: string) {
  history.replaceState(null, '', address);
  render(<Root />);
  return pageActions();
}

let unfilledPlaceholders: string[] = [];
/** The unfilled placeholders on pages closed since the last call. */
export function takeUnfilledPlaceholders() {
  const found = unfilledPlaceholders;
  unfilledPlaceholders = [];
  return found;
}
function closePage() {
  unfilledPlaceholders.push(...(document.body.textContent.match(/%\{\w+\}/g) ?? []));
  cleanup();
}

let isKept = false;
/** Keeps the page for the next test. */
export const keepPage = () => void (isKept = true);
/** Closes the page of a test, unless it is kept. */
export function closeUnlessKept() {
  if (!isKept) closePage();
  isKept = false;
}

/** Closes the window. `keepStorage` keeps its storage. */
export function closeWindow({ keepStorage = false } = {}) {
  closePage();
  session.end(keepStorage ? 'expired' : 'signedOut');
  if (keepStorage) return;
  language.set('en');
  theme.set('system');
  localStorage.clear();
  // Acts as another tab would, so that values that a full storage refused are also forgotten.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** Changes a field at once, without the delay of typing. */
export const changeField = (label: Name, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Time that a test moves forward. It also passes while the test waits. */
export const fakeClock = {
  start: () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
      const patience = new AbortController();
      setTimeout(() => patience.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
      return patience.signal;
    });
  },
  advance: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
};
