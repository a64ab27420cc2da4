import { fireEvent } from '@testing-library/react';

/** Controls that toggle: a second press would undo the first. */
const TOGGLES =
  '[role=tab], [role=option], [role=checkbox], [role=radio], [aria-expanded], [aria-haspopup], [aria-pressed]';
/** Presses that the test adds to those of the user. */
const own = new WeakSet<Event>();
let last: HTMLButtonElement | null = null;

function pressAgain(event: MouseEvent) {
  const button = (event.target as Element).closest('button');
  if (own.has(event) || !button || button.matches(TOGGLES)) return;
  last = button;
  const second = new MouseEvent('click', { bubbles: true, cancelable: true });
  own.add(second);
  button.dispatchEvent(second);
}

/** Makes every press on a button two, the second one before the page renders the first. */
export const doublePresses = {
  begin: () => addEventListener('click', pressAgain),
  end: () => removeEventListener('click', pressAgain),
  /** Presses the last button again, and submits its form by Enter. */
  again() {
    if (!last?.isConnected) return;
    fireEvent.click(last);
    if (last.form) fireEvent.submit(last.form);
  },
};

export const countDialogs = () => document.querySelectorAll('[role=dialog], [role=alertdialog]').length;
export const findDuplicates = (all: string[]) => all.filter((one, at) => all.indexOf(one) !== at);
