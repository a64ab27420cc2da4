import { nodeAt, type JsonKind, type JsonNode } from '../../../editors/json/node.ts';
import type { Path } from '../../../editors/json/path.ts';
import { inputText } from '../../../editors/json/valueText.ts';

/** A value of a read text by what is around it: no path is written before it is asked for. */
export interface ValueSpot {
  text: string;
  node: JsonNode;
  around?: ValueSpot;
  step?: string | number;
}

export function pathTo(spot: ValueSpot): Path {
  const path: (string | number)[] = [];
  for (let at: ValueSpot | undefined = spot; at?.around; at = at.around) path.unshift(at.step!);
  return path;
}

/** What stands under a name of an object; null is as good as nothing. */
export function under(around: ValueSpot | undefined, name: string): ValueSpot | undefined {
  const node = around?.node.kind === 'object' ? nodeAt(around.node, [name]) : undefined;
  return around && node && node.kind !== 'null' ? { text: around.text, node, around, step: name } : undefined;
}

/** What a list holds. */
export const listEntries = (list: ValueSpot | undefined): ValueSpot[] =>
  list?.node.kind === 'array'
    ? list.node.children!.map((node, step) => ({ text: list.text, node, around: list, step }))
    : [];

const said = (kind: JsonKind) => (spot: ValueSpot | undefined) =>
  spot?.node.kind === kind ? inputText(spot.text, spot.node) : undefined;
export const textOf = said('string');
export const numberAt = (spot: ValueSpot | undefined): number | undefined =>
  spot?.node.kind === 'number' ? Number(said('number')(spot)) : undefined;
/** A text or a number, as it reads. */
export const idText = (spot: ValueSpot | undefined) => textOf(spot) ?? said('number')(spot);
/** As it is written, short enough for a sentence. */
export const shortSource = ({ text, node: { from, to } }: ValueSpot) =>
  text.slice(from, to).replaceAll(/\s+/g, ' ');
