import { nodeAt, type JsonKind, type JsonNode } from '../../../editors/json/node.ts';
import type { Path } from '../../../editors/json/path.ts';
import { inputText } from '../../../editors/json/valueText.ts';

/** A value with its parent, so that its path is computed only on demand. */
export interface ValueSpot {
  text: string;
  node: JsonNode;
  parent?: ValueSpot;
  step?: string | number;
}

export function getPath(spot: ValueSpot): Path {
  const path: (string | number)[] = [];
  for (let at: ValueSpot | undefined = spot; at?.parent; at = at.parent) path.unshift(at.step!);
  return path;
}

/** Returns the property of an object. Null counts as missing. */
export function getProperty(parent: ValueSpot | undefined, name: string): ValueSpot | undefined {
  const node = parent?.node.kind === 'object' ? nodeAt(parent.node, [name]) : undefined;
  return parent && node && node.kind !== 'null' ? { text: parent.text, node, parent, step: name } : undefined;
}

/** Returns the entries, or an empty array if the value is not a list. */
export const listEntries = (list: ValueSpot | undefined): ValueSpot[] =>
  list?.node.kind === 'array'
    ? list.node.children!.map((node, step) => ({ text: list.text, node, parent: list, step }))
    : [];

const hasKind = (kind: JsonKind) => (spot: ValueSpot | undefined) =>
  spot?.node.kind === kind ? inputText(spot.text, spot.node) : undefined;
export const getText = hasKind('string');
export const getNumber = (spot: ValueSpot | undefined): number | undefined =>
  spot?.node.kind === 'number' ? Number(hasKind('number')(spot)) : undefined;
/** Returns a string or a number as text. */
export const getIdText = (spot: ValueSpot | undefined) => getText(spot) ?? hasKind('number')(spot);
/** Returns the source text without line breaks, for messages. */
export const shortSource = ({ text, node: { from, to } }: ValueSpot) =>
  text.slice(from, to).replaceAll(/\s+/g, ' ');
