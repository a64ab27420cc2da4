import type { TextKey } from '../../ui/useText.ts';

/** Alternative key combinations for the same command. */
type KeyCombinations = readonly (readonly string[])[];

interface ShortcutGroup {
  title: TextKey;
  rows: readonly (readonly [text: TextKey, pressed: KeyCombinations])[];
}

/** All keyboard shortcuts of the console. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: 'search.keys.everywhere.title',
    rows: [
      ['search.keys.everywhere.search', [['Ctrl', 'K']]],
      ['search.keys.everywhere.help', [['?']]],
      ['search.keys.everywhere.undo', [['Ctrl', 'Z']]],
      ['search.keys.everywhere.toUndo', [['Tab']]],
      ['search.keys.everywhere.close', [['Esc']]],
    ],
  },
  {
    title: 'search.keys.found.title',
    rows: [
      ['search.keys.found.choose', [['↑'], ['↓']]],
      ['search.keys.found.open', [['Enter']]],
      ['search.keys.found.beside', [['Ctrl', 'Enter']]],
    ],
  },
  {
    title: 'search.keys.lists.title',
    rows: [
      ['search.keys.lists.find', [['Enter']]],
      ['search.keys.lists.save', [['Enter']]],
      ['search.keys.lists.cancel', [['Esc']]],
      ['search.keys.lists.clear', [['Esc']]],
      ['search.keys.lists.calendar', [['Alt', '↓']]],
    ],
  },
  {
    title: 'search.keys.sorted.title',
    rows: [
      ['search.keys.sorted.lift', [['Space']]],
      ['search.keys.sorted.move', [['↑'], ['↓']]],
      ['search.keys.sorted.cancel', [['Esc']]],
    ],
  },
  {
    title: 'search.keys.tabs.title',
    rows: [
      ['search.keys.tabs.tabs', [['←'], ['→']]],
      ['search.keys.tabs.ends', [['Home'], ['End']]],
      ['search.keys.tabs.rows', [['↑'], ['↓']]],
      ['search.keys.tabs.open', [['→'], ['←']]],
      ['search.keys.tabs.go', [['Enter']]],
      ['search.keys.tabs.all', [['*']]],
      ['search.keys.tabs.letter', [['A–Z']]],
    ],
  },
  {
    title: 'search.keys.documents.title',
    rows: [
      ['ui.undo', [['Ctrl', 'Z']]],
      [
        'ui.redo',
        [
          ['Ctrl', 'Y'],
          ['Ctrl', 'Shift', 'Z'],
        ],
      ],
      ['search.keys.documents.find', [['Ctrl', 'F']]],
      ['search.keys.documents.take', [['Ctrl', 'Enter']]],
      ['search.keys.documents.leave', [['Esc']]],
    ],
  },
];
