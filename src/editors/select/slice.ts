import { nodeAt, type JsonKind, type JsonNode } from '../json/node.ts';
import { inputText } from '../json/valueText.ts';

/** A value in a parsed text. */
export interface Slice {
  text: string;
  node: JsonNode;
}

export const sliceText = ({ text, node }: Slice) => text.slice(node.from, node.to);
export const sliceValue = (slice: Slice): unknown => JSON.parse(sliceText(slice));

/** Returns a property of an object. The last one counts if a name is repeated. */
export function childSlice(slice: Slice | undefined, name: string): Slice | undefined {
  const node = slice?.node.kind === 'object' ? nodeAt(slice.node, [name]) : undefined;
  return slice && node && { text: slice.text, node };
}

/**
 * Returns a property as text: the content of a string, or the JSON of a number or boolean. Returns undefined
 * for objects, lists, null and missing properties.
 */
export function saidIn(slice: Slice | undefined, name: string): string | undefined {
  const found = childSlice(slice, name);
  return found && !found.node.children && found.node.kind !== 'null'
    ? inputText(found.text, found.node)
    : undefined;
}

/** Returns the entries of a list property. `wrongKind` is set if the property is not a list. */
export function listIn(
  slice: Slice | undefined,
  name: string,
): { entries: Slice[]; wrongKind?: JsonKind; missing: boolean } {
  const found = childSlice(slice, name);
  if (!slice || !found) return { entries: [], missing: true };
  if (found.node.kind !== 'array') return { entries: [], wrongKind: found.node.kind, missing: false };
  return { entries: found.node.children!.map(node => ({ text: slice.text, node })), missing: false };
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : undefined;
  if (!entries) return JSON.stringify(value);
  return entries.length
    ? `{ ${entries.map(([name, one]) => `${JSON.stringify(name)}: ${inLine(one)}`).join(', ')} }`
    : '{}';
}

/** Writes a value as JSON, on one or several lines like the last entry beside it. */
export function writtenBeside(value: unknown, sibling: Slice | undefined): string {
  const last = sibling?.node.children?.at(-1);
  const written = last && sibling && sibling.text.slice(last.from, last.to);
  if (!written?.includes('\n')) return inLine(value);
  const begin = last!.name === undefined ? last!.from : last!.nameFrom;
  const indent = /^[ \t]*/.exec(sibling!.text.slice(sibling!.text.lastIndexOf('\n', begin - 1) + 1))![0];
  const inner = /\n([ \t]*)\S/.exec(written)?.[1] ?? '';
  return JSON.stringify(value, null, inner.slice(indent.length) || '  ').replaceAll('\n', `\n${indent}`);
}

const NAMES = ['id', 'name', 'header', 'value', 'label', 'type'] as const;

/** Returns the name of a list entry: its first naming property, or its text if it is a string. */
export function entryName(entry: Slice | undefined): string {
  if (entry?.node.kind === 'string') return sliceValue(entry) as string;
  for (const name of NAMES) {
    const writtenValue = saidIn(entry, name);
    if (writtenValue) return writtenValue;
  }
  return '';
}
