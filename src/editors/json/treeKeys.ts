import type { KeyboardEvent } from 'react';

/** What react-json-view draws as rows: an entry with a value of its own, an object or list, a group of a long list. */
const ROW = '.variable-row, .object-key-val';

const rowsIn = (tree: Element) => [...tree.querySelectorAll<HTMLElement>(ROW)];
/** What opens and closes a row, if it can be. */
const toggleOf = (row: Element) => row.querySelector<HTMLElement>(':scope > span .icon-container');
const isOpen = (row: Element) => row.querySelector(':scope > .object-container, :scope > span > .object-key-val') !== null;
/** What chooses it. */
const chooserOf = (row: Element) => row.querySelector<HTMLElement>(':scope > .variable-value, :scope > span .object-key, :scope > span .array-key');
const nameOf = (row: HTMLElement) => (row.firstElementChild?.textContent ?? '').replace(/[:{[]\s*$/, '');

/** Names a row for those who hear it, and puts the keyboard there. */
function focus(row: HTMLElement | undefined) {
  if (!row) return;
  row.tabIndex = -1;
  row.role = 'treeitem';
  row.ariaLabel = row.matches('.variable-row') ? row.textContent : nameOf(row);
  row.ariaExpanded = toggleOf(row) ? String(isOpen(row)) : null;
  row.focus();
}

/** The keyboard in a tree that knows only the mouse: arrows move, open and close, Enter chooses. */
export function onTreeKey(event: KeyboardEvent<HTMLElement>) {
  const tree = event.currentTarget;
  const rows = rowsIn(tree);
  const at = rows.findIndex(row => row === document.activeElement);
  const row = rows[at];
  const toggle = row && toggleOf(row);
  const press = (target: HTMLElement | null | undefined) => {
    target?.click();
    requestAnimationFrame(() => focus(row));
  };
  switch (event.key) {
    case 'ArrowDown':
      focus(rows[at + 1]);
      break;
    case 'ArrowUp':
      focus(rows[Math.max(at - 1, 0)]);
      break;
    case 'Home':
      focus(rows[0]);
      break;
    case 'End':
      focus(rows.at(-1));
      break;
    case 'ArrowRight':
      if (row && isOpen(row)) focus(rows[at + 1]);
      else press(toggle);
      break;
    case 'ArrowLeft':
      if (row && isOpen(row)) press(toggle);
      else focus(row?.parentElement?.closest<HTMLElement>(ROW) ?? undefined);
      break;
    case 'Enter':
    case ' ':
      chooserOf(row ?? tree)?.click();
      break;
    default:
      return;
  }
  event.preventDefault();
}

/** Shows which row was chosen. */
export function markChosen(tree: HTMLElement, within: Element | null) {
  tree.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
  within?.closest(ROW)?.setAttribute('data-chosen', '');
}
