import { waitFor } from '@testing-library/react';

/** The entries of a transfer's preview or receipt as rows: the heading, the contents, and the mark. */
export const transferRows = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('li')].map(row => [
    row.closest('div')!.querySelector('h4')!.textContent,
    ...[...row.children].map(part => part.textContent),
  ]);

/** Waits until a preview or receipt is shown. */
export const waitForContents = (dialog: HTMLElement) =>
  waitFor(() => {
    if (!dialog.querySelector('h3')) throw new Error('still reading');
  });
