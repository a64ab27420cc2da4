import type { JsonEdit } from '../../../editors/json/edits.ts';
import type { Path } from '../../../editors/json/path.ts';
import { given } from '../../../editors/select/edited.ts';
import {
  childSlice,
  listIn,
  saidIn,
  sliceText,
  sliceValue,
  writtenBeside,
  type Slice,
} from '../../../editors/select/slice.ts';

export interface OfferedField {
  name: string;
  alias?: string;
}

/**
 * The lists of a results layer config. `excludedisplayfields` and `searchfields` refer to `fields` by name.
 */
export const [FIELDS, HIDDEN, SEARCHED] = ['fields', 'excludedisplayfields', 'searchfields'] as const;

const isText = ({ node }: Slice) => node.kind === 'string';
const indexesOf = (entries: readonly Slice[], isWanted: (entry: Slice) => boolean) =>
  entries.flatMap((entry, at) => (isWanted(entry) ? [at] : []));

/** Returns the indexes of a name in the list of hidden fields. */
export const findHidden = (config: Slice, name: string) =>
  indexesOf(listIn(config, HIDDEN).entries, entry => isText(entry) && sliceValue(entry) === name);
/** Returns the index of the first search by a name, or -1. */
export const findSearch = (config: Slice, name: string) =>
  listIn(config, SEARCHED).entries.findIndex(entry => saidIn(entry, 'name') === name);

/** Returns the edit that appends a value to a list of an object. It creates a missing list. */
export const appendEdit = (config: Slice, path: Path, list: string, value: unknown): JsonEdit => {
  const currentList = childSlice(config, list);
  return currentList
    ? { do: 'add', path: [...path, list], text: writtenBeside(value, currentList) }
    : { do: 'add', path, name: list, text: writtenBeside([value], undefined) };
};

/** Returns the edits that show or hide a field in the results. */
export function visibilityEdits(config: Slice, path: Path, name: string, isShown: boolean): JsonEdit[] {
  const at = findHidden(config, name);
  if (!isShown) return at.length ? [] : [appendEdit(config, path, HIDDEN, name)];
  const [first] = at;
  if (first === undefined) return [];
  if (at.length === 1) return [{ do: 'remove', path: [...path, HIDDEN, first] }];
  const left = listIn(config, HIDDEN).entries.filter((_, index) => !at.includes(index));
  return [{ do: 'set', path: [...path, HIDDEN], text: `[${left.map(sliceText).join(', ')}]` }];
}

/** Returns the edits that search by a field with an operator. An empty operator removes the search. */
export function searchEdits(
  config: Slice,
  path: Path,
  name: string,
  label: string,
  operator: string,
): JsonEdit[] {
  const at = findSearch(config, name);
  const entry = listIn(config, SEARCHED).entries[at];
  if (!operator) return entry ? [{ do: 'remove', path: [...path, SEARCHED, at] }] : [];
  if (entry) return [given(entry, [...path, SEARCHED, at], 'operator', JSON.stringify(operator))];
  return [
    appendEdit(config, path, SEARCHED, { name, label, mask: '', operator, isOnlyForQuickSearch: false }),
  ];
}

/**
 * Returns the edits that rename a field. They also rename its entries in the other lists, unless another
 * field has the same name.
 */
export function renameEdits(config: Slice, path: Path, at: number, next: string): JsonEdit[] {
  const fields = listIn(config, FIELDS).entries;
  const field = fields[at]!;
  const before = saidIn(field, 'name');
  const edits: JsonEdit[] = [given(field, [...path, FIELDS, at], 'name', JSON.stringify(next))];
  if (before === undefined || fields.some((other, index) => index !== at && saidIn(other, 'name') === before))
    return edits;
  const text = JSON.stringify(next);
  for (const index of findHidden(config, before))
    edits.push({ do: 'set', path: [...path, HIDDEN, index], text });
  const searched = indexesOf(listIn(config, SEARCHED).entries, entry => saidIn(entry, 'name') === before);
  for (const index of searched) edits.push({ do: 'set', path: [...path, SEARCHED, index, 'name'], text });
  return edits;
}

/**
 * Returns the edits that remove a field and its entry in the hidden fields. Its search stays and appears
 * under the other searches.
 */
export function removeEdits(config: Slice, path: Path, at: number): JsonEdit[] {
  const fields = listIn(config, FIELDS).entries;
  const name = saidIn(fields[at], 'name');
  const isAlone = name !== undefined && fields.filter(field => saidIn(field, 'name') === name).length === 1;
  return [
    { do: 'remove', path: [...path, FIELDS, at] },
    ...(isAlone ? visibilityEdits(config, path, name, true) : []),
  ];
}
