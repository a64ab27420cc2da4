import { nodeAt, type Kind, type Node } from '../../../editors/json/node.ts';
import type { Path } from '../../../editors/json/path.ts';
import { typedOf } from '../../../editors/json/valueText.ts';

/** A value of a read text by what is around it: no path is written before it is asked for. */
export interface Spot {
  text: string;
  node: Node;
  around?: Spot;
  step?: string | number;
}

export function pathTo(spot: Spot): Path {
  const path: (string | number)[] = [];
  for (let at: Spot | undefined = spot; at?.around; at = at.around) path.unshift(at.step!);
  return path;
}

/** What stands under a name of an object; null is as good as nothing. */
export function under(around: Spot | undefined, name: string): Spot | undefined {
  const node = around?.node.kind === 'object' ? nodeAt(around.node, [name]) : undefined;
  return around && node && node.kind !== 'null' ? { text: around.text, node, around, step: name } : undefined;
}

/** What a list holds. */
export const entriesOf = (list: Spot | undefined): Spot[] =>
  list?.node.kind === 'array'
    ? list.node.children!.map((node, step) => ({ text: list.text, node, around: list, step }))
    : [];

const said = (kind: Kind) => (spot: Spot | undefined) =>
  spot?.node.kind === kind ? typedOf(spot.text, spot.node) : undefined;
export const textOf = said('string');
export const numberOf = (spot: Spot | undefined): number | undefined =>
  spot?.node.kind === 'number' ? Number(said('number')(spot)) : undefined;
/** A text or a number, as it reads. */
export const idOf = (spot: Spot | undefined) => textOf(spot) ?? said('number')(spot);
/** As it is written, short enough for a sentence. */
export const writtenAt = ({ text, node: { from, to } }: Spot) => text.slice(from, to).replaceAll(/\s+/g, ' ');
