// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../i18n/language.ts';
import { useCopy } from '../../src/ui/useCopy.ts';

const DETAILS = 'GET /api/users\nStatus: 500';

function CopyButton() {
  const { copied, copy } = useCopy();
  return (
    <div role="dialog" aria-label="Around">
      <button type="button" onClick={() => copy(DETAILS)}>
        {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}

/** The text that the older method copied, and the dialog that contained it. */
let copiedBefore: (string | null | undefined)[] | undefined;
const olderMethod = (works: boolean) => {
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    const selected = field.value.slice(field.selectionStart, field.selectionEnd);
    copiedBefore = [selected, field.closest('[role=dialog]')?.getAttribute('aria-label')];
    return works;
  };
};
const clipboard = (value: unknown) => vi.stubGlobal('navigator', { ...navigator, clipboard: value });

const press = () => {
  const button = screen.getByRole('button', { name: 'Copy' });
  button.focus();
  fireEvent.click(button);
  return button;
};

beforeEach(() => {
  language.set('en');
  copiedBefore = undefined;
  render(<CopyButton />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.querySelector('dialog')?.remove();
});

it('a copy button uses the clipboard where the browser has one', async () => {
  const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
  clipboard({ writeText });
  press();
  await screen.findByRole('button', { name: 'Copied' });
  expect(writeText).toHaveBeenCalledWith(DETAILS);
});

describe.each([
  ['has no clipboard, as over http', undefined],
  ['refuses the clipboard', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
])('where the browser %s', (_, value) => {
  beforeEach(() => clipboard(value));

  it('a copy button uses the older method within its dialog and keeps the focus', async () => {
    olderMethod(true);
    const button = press();
    await screen.findByRole('button', { name: 'Copied' });
    expect(copiedBefore).toEqual([DETAILS, 'Around']);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('where no method works, a copy button shows the text selected with an explanation', async () => {
    olderMethod(false);
    press();
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Text to copy');
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(DETAILS);
    screen.getByText(/^Your browser did not allow copying\. The text below is selected/);
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByLabelText('Text to copy')).toBeNull());
  });

  it('the dialog with the text to copy is in the language of the page', async () => {
    olderMethod(false);
    act(() => language.set('es'));
    press();
    expect(await screen.findByText(/^Su navegador no permitió copiar\./)).toBeTruthy();
  });
});
