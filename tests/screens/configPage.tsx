import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { DocumentPage, type Given } from '../editors/DocumentPage.tsx';

/** Loads the texts of the forms, and closes the page after each test of a file. */
export function withConfigForms() {
  beforeAll(() => loadTexts(['editors', 'configForms', 'symbols', 'children']));
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });
}

/** Opens a page with a form; `savedText` returns the document as it is sent. */
export async function openConfigPage(value: unknown, given: Partial<Given> = {}, view = 'Select') {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  let sent: string | undefined;
  render(
    <DocumentPage
      form="results"
      text={text}
      standard={text}
      saved={now => (sent = now)}
      stored={{ read: async () => text, write: async () => {} }}
      {...given}
    />,
  );
  await screen.findByRole('button', { name: view, pressed: true });
  if (view === 'Select')
    await waitFor(() => {
      if (!document.querySelector('[class*=scroll]')) throw new Error('the form is not there yet');
    });
  const person = userEvent.setup({ delay: null });
  return {
    text,
    person,
    press: (name: string | RegExp) => person.click(screen.getByRole('button', { name })),
    async type(label: string, typed: string, container: HTMLElement = document.body) {
      const field = within(container).getByLabelText(label);
      await person.clear(field);
      if (typed) await person.type(field, typed);
      fireEvent.blur(field);
    },
    saved<T = unknown>(): T {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      return JSON.parse(sent!);
    },
    savedText(): string {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      return sent!;
    },
  };
}
