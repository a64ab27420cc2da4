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

/** A field of the layer's service. */
export interface OfferedField {
  name: string;
  alias?: string;
}

/** A results layer config: `fields` are told by name, and so is what is hidden of them and what is searched. */
export const [FIELDS, HIDDEN, SEARCHED] = ['fields', 'excludedisplayfields', 'searchfields'] as const;

/** How a field can be searched. */
export const OPERATORS = ['=', 'LIKE', 'IN'] as const;

const isText = ({ node }: Slice) => node.kind === 'string';
const placesOf = (entries: readonly Slice[], isWanted: (entry: Slice) => boolean) =>
  entries.flatMap((entry, at) => (isWanted(entry) ? [at] : []));

/** Where a name is hidden, as places in that list. */
export const hiddenAt = (config: Slice, name: string) =>
  placesOf(listIn(config, HIDDEN).entries, entry => isText(entry) && sliceValue(entry) === name);
/** Where it is searched first, or -1. */
export const searchedAt = (config: Slice, name: string) =>
  listIn(config, SEARCHED).entries.findIndex(entry => saidIn(entry, 'name') === name);

/** The edit that puts a value at the end of a list of an object; the list is made with the first one. */
export const appended = (config: Slice, path: Path, list: string, value: unknown): JsonEdit => {
  const currentList = childSlice(config, list);
  return currentList
    ? { do: 'add', path: [...path, list], text: writtenBeside(value, currentList) }
    : { do: 'add', path, name: list, text: writtenBeside([value], undefined) };
};

/** Shows a field among what is found, or hides it. */
export function shownEdits(config: Slice, path: Path, name: string, isShown: boolean): JsonEdit[] {
  const at = hiddenAt(config, name);
  if (!isShown) return at.length ? [] : [appended(config, path, HIDDEN, name)];
  const [first] = at;
  if (first === undefined) return [];
  if (at.length === 1) return [{ do: 'remove', path: [...path, HIDDEN, first] }];
  const left = listIn(config, HIDDEN).entries.filter((_, place) => !at.includes(place));
  return [{ do: 'set', path: [...path, HIDDEN], text: `[${left.map(sliceText).join(', ')}]` }];
}

/** Searches by a field with an operator, or, without one, no more. */
export function searchEdits(
  config: Slice,
  path: Path,
  name: string,
  label: string,
  operator: string,
): JsonEdit[] {
  const at = searchedAt(config, name);
  const entry = listIn(config, SEARCHED).entries[at];
  if (!operator) return entry ? [{ do: 'remove', path: [...path, SEARCHED, at] }] : [];
  if (entry) return [given(entry, [...path, SEARCHED, at], 'operator', JSON.stringify(operator))];
  return [appended(config, path, SEARCHED, { name, label, mask: '', operator, isOnlyForQuickSearch: false })];
}

/** Calls a field otherwise, here and where it is hidden and searched, as long as no other field is called so. */
export function renameEdits(config: Slice, path: Path, at: number, next: string): JsonEdit[] {
  const fields = listIn(config, FIELDS).entries;
  const field = fields[at]!;
  const before = saidIn(field, 'name');
  const edits: JsonEdit[] = [given(field, [...path, FIELDS, at], 'name', JSON.stringify(next))];
  if (before === undefined || fields.some((other, place) => place !== at && saidIn(other, 'name') === before))
    return edits;
  const text = JSON.stringify(next);
  for (const place of hiddenAt(config, before))
    edits.push({ do: 'set', path: [...path, HIDDEN, place], text });
  const searched = placesOf(listIn(config, SEARCHED).entries, entry => saidIn(entry, 'name') === before);
  for (const place of searched) edits.push({ do: 'set', path: [...path, SEARCHED, place, 'name'], text });
  return edits;
}

/** Takes a field out, and its name out of what is hidden; what is searched by it stays, and is seen apart. */
export function removeEdits(config: Slice, path: Path, at: number): JsonEdit[] {
  const fields = listIn(config, FIELDS).entries;
  const name = saidIn(fields[at], 'name');
  const isAlone = name !== undefined && fields.filter(field => saidIn(field, 'name') === name).length === 1;
  return [
    { do: 'remove', path: [...path, FIELDS, at] },
    ...(isAlone ? shownEdits(config, path, name, true) : []),
  ];
}
