import type { KeyboardEvent } from 'react';

/** What react-json-view draws as rows: an entry with a value of its own, an object or list, a group of a long list. */
const ROW = '.variable-row, .object-key-val';

const rowsIn = (tree: Element) => [...tree.querySelectorAll<HTMLElement>(ROW)];
/** What opens and closes a row, if it can be. */
const toggleOf = (row: Element) => row.querySelector<HTMLElement>(':scope > span .icon-container');
const isOpen = (row: Element) =>
  row.querySelector(':scope > .object-container, :scope > span > .object-key-val') !== null;
/** What chooses it. */
const chooserOf = (row: Element) =>
  row.querySelector<HTMLElement>(
    ':scope > .variable-value, :scope > span .object-key, :scope > span .array-key',
  );
const nameOf = (row: HTMLElement) =>
  row.matches('.variable-row')
    ? row.textContent
    : (row.firstElementChild?.textContent ?? '').replace(/[{[]\s*$/, '');

/** Says of what is drawn what it is; a list in groups and what stands within an entry are groups. */
function nameRows(tree: Element) {
  for (const within of tree.querySelectorAll('.object-content, .array-group > span')) within.role = 'group';
  for (const row of rowsIn(tree)) {
    row.tabIndex = -1;
    row.role = row.querySelector(':scope > .array-group') ? 'group' : 'treeitem';
    row.ariaLabel = nameOf(row);
    row.ariaExpanded = toggleOf(row) ? String(isOpen(row)) : null;
  }
}

/** Names the rows of a tree, now and whenever others are drawn; answers how to end that. */
export function keepNamed(tree: Element): () => void {
  const observer = new MutationObserver(() => nameRows(tree));
  observer.observe(tree, { childList: true, characterData: true, subtree: true });
  nameRows(tree);
  return () => observer.disconnect();
}

/** The keyboard in a tree that knows only the mouse: arrows move, open and close, Enter chooses. */
export function onTreeKey(event: KeyboardEvent<HTMLElement>) {
  const tree = event.currentTarget;
  const rows = rowsIn(tree);
  const at = rows.findIndex(row => row === document.activeElement);
  const row = rows[at];
  const toggle = row && toggleOf(row);
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
