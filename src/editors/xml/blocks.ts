import type { XmlNode } from './node.ts';

/** Siblings that move together: an element and the comments that describe it. */
export interface Block {
  first: number;
  last: number;
}

const isComment = (node: XmlNode | undefined) => node?.kind === 'comment';
const linesBetween = (text: string, before: XmlNode, after: XmlNode) =>
  text.slice(before.to, after.from).split('\n').length - 1;

/**
 * Returns whether a comment describes the next node: no blank line separates them, and the comment does not
 * follow another node on its line.
 */
const describesNext = (text: string, siblings: readonly XmlNode[], at: number) => {
  const [before, comment, after] = [siblings[at - 1], siblings[at]!, siblings[at + 1]];
  return (
    isComment(comment) &&
    (after?.kind === 'element' || isComment(after)) &&
    linesBetween(text, comment, after!) < 2 &&
    (!before || linesBetween(text, before, comment) > 0)
  );
};

/** Groups siblings into blocks in order. */
export function toBlocks(text: string, siblings: readonly XmlNode[]): Block[] {
  const blocks: Block[] = [];
  let first = 0;
  siblings.forEach((node, at) => {
    if (describesNext(text, siblings, at)) return;
    if (node.kind === 'element') blocks.push({ first, last: at });
    else for (let one = first; one <= at; one += 1) blocks.push({ first: one, last: one });
    first = at + 1;
  });
  return blocks;
}

/**
 * Plans to move an element to an index among its siblings. Its comments move with it, and every other element
 * keeps its own. A comment moves alone. Returns undefined if nothing moves.
 */
export function planBlockMove(
  text: string,
  siblings: readonly XmlNode[],
  at: number,
  target: number,
): { blocks: Block[]; from: number; to: number } | undefined {
  const groupChanges = toBlocks(text, siblings);
  const single = siblings.map((_, one) => ({ first: one, last: one }));
  const blocks = isComment(siblings[at]) ? single : groupChanges;
  const blockAt = (index: number) => blocks.findIndex(({ last }) => index <= last);
  const from = blockAt(at);
  // Dropping an element on one of its own comments moves it before the previous block.
  const to = target < at && blockAt(target) === from ? from - 1 : blockAt(target);
  const lowest = siblings[0]?.kind === 'declaration' ? 1 : 0;
  const targetBlock = Math.max(to, lowest);
  return targetBlock === from || targetBlock >= blocks.length ? undefined : { blocks, from, to: targetBlock };
}

/** Converts the move of a block to moves of single siblings in sequence. */
export function toSingleMoves(
  blocks: readonly Block[],
  from: number,
  to: number,
): [at: number, to: number][] {
  const { first, last } = blocks[from]!;
  const target = blocks[to]!;
  return Array.from({ length: last - first + 1 }, (_, step) =>
    to > from ? [first, target.last] : [first + step, target.first + step],
  );
}
