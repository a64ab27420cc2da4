import type { XmlNode } from './node.ts';

/** Siblings that are moved together, from the first to the last: an element, and the comments that describe it. */
export interface Block {
  first: number;
  last: number;
}

const isComment = (node: XmlNode | undefined) => node?.kind === 'comment';
const linesBetween = (text: string, before: XmlNode, after: XmlNode) =>
  text.slice(before.to, after.from).split('\n').length - 1;

/** Whether a comment describes the next node: no blank line separates them, and the comment does not end the line of the node before it. */
const describesNext = (text: string, siblings: readonly XmlNode[], at: number) => {
  const [before, comment, after] = [siblings[at - 1], siblings[at]!, siblings[at + 1]];
  return (
    isComment(comment) &&
    (after?.kind === 'element' || isComment(after)) &&
    linesBetween(text, comment, after!) < 2 &&
    (!before || linesBetween(text, before, comment) > 0)
  );
};

/** Siblings as blocks, in their order. */
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
 * Moves an element to a place among its siblings, counted from 0: its comments move with it, and every other element keeps
 * its own. A comment moves alone. Undefined if nothing moves.
 */
export function planBlockMove(
  text: string,
  siblings: readonly XmlNode[],
  at: number,
  target: number,
): { blocks: Block[]; from: number; to: number } | undefined {
  const grouped = toBlocks(text, siblings);
  const single = siblings.map((_, one) => ({ first: one, last: one }));
  const blocks = isComment(siblings[at]) ? single : grouped;
  const blockAt = (place: number) => blocks.findIndex(({ last }) => place <= last);
  const from = blockAt(at);
  // The place of one of its own comments is the place before them.
  const to = target < at && blockAt(target) === from ? from - 1 : blockAt(target);
  const lowest = siblings[0]?.kind === 'declaration' ? 1 : 0;
  const place = Math.max(to, lowest);
  return place === from || place >= blocks.length ? undefined : { blocks, from, to: place };
}

/** The moves of single siblings that a move of a block is, one after the other. */
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
