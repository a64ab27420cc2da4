import type { TextEdit } from '../text/problem.ts';
import { appendEntry, nodeStart, removeNode } from './edits.ts';
import { nodeAt, type JsonNode, type JsonReading } from './node.ts';
import type { Path } from './path.ts';

/** Moves an entry of a list within it or to another list; `to` ends with its new index. */
export interface MoveEdit {
  do: 'move';
  path: Path;
  to: Path;
}

/** The white space before an entry of a list, after the bracket or the previous comma. */
const gapBefore = (text: string, list: JsonNode, at: number) => {
  const before = list.children![at - 1];
  return text.slice(
    before ? text.indexOf(',', before.to) + 1 : list.from + 1,
    nodeStart(list.children![at]!),
  );
};

/** Inserts an entry into a list at an index. */
function insertEntry(text: string, root: JsonNode, list: JsonNode, at: number, value: string): TextEdit {
  const follower = list.children![at];
  if (!follower) return appendEntry(text, root, list, undefined, value);
  const from = nodeStart(follower);
  // The first entry may directly follow its bracket while the others have a space before them.
  const gap = gapBefore(text, list, list.children!.length > 1 ? Math.max(at, 1) : at);
  return { from, to: from, insert: `${value},${gap || ' '}` };
}

/** Converts a move to replacements that keep the text of the entry; undefined if it is not possible. */
export function toMoveEdits(
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
  const [at, targetIndex] = [Number(path.at(-1)), Number(to.at(-1))];
  const entry = text.slice(node.from, node.to);
  if (from !== into) return [removeNode(from, node), insertEntry(text, root, into, targetIndex, entry)];
  const siblings = from.children!;
  if (targetIndex === at || !siblings[targetIndex]) return [];
  const [behind, before] = [siblings[at + 1], siblings[at - 1]];
  // The comma and white space between two entries stay.
  if (targetIndex > at)
    return [
      { from: node.from, to: behind!.from, insert: '' },
      {
        from: siblings[targetIndex]!.to,
        to: siblings[targetIndex]!.to,
        insert: text.slice(node.to, behind!.from) + entry,
      },
    ];
  return [
    {
      from: siblings[targetIndex]!.from,
      to: siblings[targetIndex]!.from,
      insert: entry + text.slice(before!.to, node.from),
    },
    { from: before!.to, to: node.to, insert: '' },
  ];
}
