import type { KeyboardEvent } from 'react';

/** The rows of react-json-view: a scalar, an object or list, a group of a long list. */
const ROW = '.variable-row, .object-key-val';

const rowsIn = (tree: Element) => [...tree.querySelectorAll<HTMLElement>(ROW)];
/** The element that expands and collapses a row, if it can be expanded. */
const findToggle = (row: Element) => row.querySelector<HTMLElement>(':scope > span .icon-container');
const isOpen = (row: Element) =>
  row.querySelector(':scope > .object-container, :scope > span > .object-key-val') !== null;
/** The element that selects a row when it is clicked. */
const findChooser = (row: Element) =>
  row.querySelector<HTMLElement>(
    ':scope > .variable-value, :scope > span .object-key, :scope > span .array-key',
  );
const rowName = (row: HTMLElement) =>
  row.matches('.variable-row')
    ? row.textContent
    : (row.firstElementChild?.textContent ?? '').replace(/[{[]\s*$/, '');

/** Adds roles and names for screen readers, which react-json-view does not set. */
function labelRows(tree: Element) {
  for (const within of tree.querySelectorAll('.object-content, .array-group > span')) within.role = 'group';
  for (const row of rowsIn(tree)) {
    row.tabIndex = -1;
    row.role = row.querySelector(':scope > .array-group') ? 'group' : 'treeitem';
    row.ariaLabel = rowName(row);
    row.ariaExpanded = findToggle(row) ? String(isOpen(row)) : null;
  }
}

/** Labels the rows of a tree, now and whenever it renders others. Returns a function that stops this. */
export function keepRowsLabelled(tree: Element): () => void {
  const observer = new MutationObserver(() => labelRows(tree));
  observer.observe(tree, { childList: true, characterData: true, subtree: true });
  labelRows(tree);
  return () => observer.disconnect();
}

/** Adds the keyboard to a tree that supports only the mouse: arrows move, expand and collapse, Enter selects. */
export function onTreeKey(event: KeyboardEvent<HTMLElement>) {
  const tree = event.currentTarget;
  const rows = rowsIn(tree);
  const at = rows.findIndex(row => row === document.activeElement);
  const row = rows[at];
  const toggle = row && findToggle(row);
  switch (event.key) {
    case 'ArrowDown':
      rows[at + 1]?.focus();
      break;
    case 'ArrowUp':
      rows[Math.max(at - 1, 0)]?.focus();
      break;
    case 'Home':
      rows[0]?.focus();
      break;
    case 'End':
      rows.at(-1)?.focus();
      break;
    case 'ArrowRight':
      if (row && isOpen(row)) rows[at + 1]?.focus();
      else toggle?.click();
      break;
    case 'ArrowLeft':
      if (row && isOpen(row)) toggle?.click();
      else row?.parentElement?.closest<HTMLElement>(ROW)?.focus();
      break;
    case 'Enter':
    case ' ':
      findChooser(row ?? tree)?.click();
      break;
    default:
      return;
  }
  event.preventDefault();
}

/** Marks the row of an element as selected. */
export function markChosen(tree: HTMLElement, within: Element | null) {
  tree.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
  within?.closest(ROW)?.setAttribute('data-chosen', '');
}
