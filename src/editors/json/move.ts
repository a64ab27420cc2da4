import type { TextEdit } from '../text/problem.ts';
import { added, beginOf, removeNode } from './edits.ts';
import { nodeAt, type JsonNode, type JsonReading } from './node.ts';
import type { Path } from './path.ts';

/** An entry of a list goes to another place of it, or to another list; `to` ends with the place that it will have there. */
export interface MoveEdit {
  do: 'move';
  path: Path;
  to: Path;
}

/** What stands in front of an entry of a list, up to its bracket or the comma behind the entry before. */
const gapBefore = (text: string, list: JsonNode, at: number) => {
  const before = list.children![at - 1];
  return text.slice(before ? text.indexOf(',', before.to) + 1 : list.from + 1, beginOf(list.children![at]!));
};

/** An entry comes to a list at a place; what is behind it moves on. */
function inserted(text: string, root: JsonNode, list: JsonNode, at: number, value: string): TextEdit {
  const follower = list.children![at];
  if (!follower) return added(text, root, list, undefined, value);
  const from = beginOf(follower);
  // The first entry may stand close to its bracket where the others have a space before them.
  const gap = gapBefore(text, list, list.children!.length > 1 ? Math.max(at, 1) : at);
  return { from, to: from, insert: `${value},${gap || ' '}` };
}

/** The replacements that a move is, or undefined where it cannot be done. The entry itself stays byte for byte. */
export function movedEdits(
  text: string,
  { path, to }: MoveEdit,
  { root, mistake }: JsonReading,
): TextEdit[] | undefined {
  const node = nodeAt(root, path);
  const [from, into] = [nodeAt(root, path.slice(0, -1)), nodeAt(root, to.slice(0, -1))];
  if (
    !root ||
    mistake ||
    !node ||
    from?.kind !== 'array' ||
    into?.kind !== 'array' ||
    (into.from >= node.from && into.to <= node.to)
  )
    return undefined;
  const [at, place] = [Number(path.at(-1)), Number(to.at(-1))];
  const entry = text.slice(node.from, node.to);
  if (from !== into) return [removeNode(from, node), inserted(text, root, into, place, entry)];
  const siblings = from.children!;
  if (place === at || !siblings[place]) return [];
  const [behind, before] = [siblings[at + 1], siblings[at - 1]];
  // Between two entries stands what stood there, comma and white space.
  if (place > at)
    return [
      { from: node.from, to: behind!.from, insert: '' },
      {
        from: siblings[place]!.to,
        to: siblings[place]!.to,
        insert: text.slice(node.to, behind!.from) + entry,
      },
    ];
  return [
    {
      from: siblings[place]!.from,
      to: siblings[place]!.from,
      insert: entry + text.slice(before!.to, node.from),
    },
    { from: before!.to, to: node.to, insert: '' },
  ];
}
