import { fireEvent } from '@testing-library/react';

/** What opens and closes, or says which of several is chosen: a second press takes the first back. */
const TURNS =
  '[role=tab], [role=option], [role=checkbox], [role=radio], [aria-expanded], [aria-haspopup], [aria-pressed]';
/** Presses that a test made beside those of the person. */
const own = new WeakSet<Event>();
let last: HTMLButtonElement | null = null;

function double(event: MouseEvent) {
  const button = (event.target as Element).closest('button');
  if (own.has(event) || !button || button.matches(TURNS)) return;
  last = button;
  const second = new MouseEvent('click', { bubbles: true, cancelable: true });
  own.add(second);
  button.dispatchEvent(second);
}

/** Every press on a button is two, the second before anything was drawn for the first. */
export const pressesTwice = {
  begin: () => addEventListener('click', double),
  end: () => removeEventListener('click', double),
  /** What was pressed last is pressed once more, and its form sent by Enter. */
  again() {
    if (!last?.isConnected) return;
    fireEvent.click(last);
    if (last.form) fireEvent.submit(last.form);
  },
};

export const dialogs = () => document.querySelectorAll('[role=dialog], [role=alertdialog]').length;
export const twins = (all: string[]) => all.filter((one, at) => all.indexOf(one) !== at);
