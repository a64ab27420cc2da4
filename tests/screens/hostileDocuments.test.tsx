import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { DocumentPage } from '../editors/DocumentPage.tsx';
import { inEveryView } from '../editors/everyView.tsx';

beforeAll(() => loadTexts(['editors', 'configForms', 'symbols', 'children', 'review']));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const many = (total: number, one: (n: number) => string) =>
  Array.from({ length: total }, (_, n) => one(n)).join(',');
const hostile: [what: string, text: string][] = [
  [
    'names of object properties',
    '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": 1}, "map": {"operationalLayers": [{"id": "__proto__", "__proto__": []}]}}',
  ],
  ['10,000 levels', `{"a": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['10,000 names', `{${many(10_000, n => `"k${n}": ${n}`)}}`],
  ['duplicate names', '{"map": 1, "a": 1, "a": 2, "map": {"operationalLayers": [{"id": "x", "id": "y"}]}}'],
  [
    'numbers that a program would round',
    '{"a": 9007199254740993, "b": 123456789012345678901234567890, "c": 1e400, "d": 1.0}',
  ],
  [
    'halves of a surrogate pair',
    '{"a": "\\ud800", "\\udfff": "\\u0000", "map": {"operationalLayers": [{"id": "\\udc00"}]}}',
  ],
  ['a byte-order mark', '\ufeff{"map": {"operationalLayers": [{"id": "a", "url": "u"}]}}'],
  [
    'layers of another type',
    '{"map": {"operationalLayers": [null, 1, "x", [], {"id": {}, "url": [], "layers": 5}]}}',
  ],
];

it.each(hostile)('a document with %s opens in every view and is saved byte for byte', async (_, text) => {
  expect((await inEveryView(text)) === text).toBe(true);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

it.each(hostile)('a document with %s can be reviewed before it is saved', async (_, text) => {
  render(<DocumentPage text="{}" standard={text} saved={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Load Default' }));
  fireEvent.click(screen.getByRole('button', { name: 'Review and save' }));
  expect(await screen.findByText(/changes? since you opened it/)).toBeTruthy();
});
