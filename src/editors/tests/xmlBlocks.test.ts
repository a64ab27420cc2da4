import { describe, expect, it } from 'vitest';
import { planBlockMove, toSingleMoves } from '../xml/blocks.ts';
import { moveNode } from '../xml/edits.ts';
import { significantNodes } from '../xml/node.ts';
import { parseXml } from '../xml/parseXml.ts';

/** The text after the sibling at an index of the root was moved to another index; undefined where it stays. */
const after = (text: string, at: number, wanted: number) => {
  const siblings = significantNodes(text, parseXml(text).root!.children);
  const plan = planBlockMove(text, siblings, at, wanted);
  if (!plan) return undefined;
  const spans = plan.blocks.map(({ first, last }) => ({
    from: siblings[first]!.from,
    to: siblings[last]!.to,
  }));
  return moveNode(text, spans, plan.from, plan.to)
    .toSorted((one, other) => other.from - one.from)
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
};

describe('moved XML elements', () => {
  const A = '<a/>';
  const B = '<!-- of b -->\n  <b/>';
  const C = '<!-- of c -->\n  <!-- more of c -->\n  <c/>';
  const text = (...parts: string[]) => `<r>\n  ${parts.join('\n  ')}\n</r>`;
  // The siblings: a, a comment, b, two comments, c.
  const before = text(A, B, C);

  it('a moved element takes its comments along', () => {
    expect(after(before, 2, 0)).toBe(text(B, A, C));
    expect(after(before, 2, 1)).toBe(text(B, A, C));
    expect(after(before, 5, 0)).toBe(text(C, A, B));
    expect(after(before, 2, 5)).toBe(text(A, C, B));
  });

  it('a moved element does not separate another element from its comments', () => {
    expect(after(before, 0, 1)).toBe(text(B, A, C));
    expect(after(before, 0, 3)).toBe(text(B, C, A));
    expect(after(before, 5, 2)).toBe(text(A, C, B));
    expect(after(before, 0, 0)).toBeUndefined();
  });

  it('a moved element leaves comments behind a blank line, and those on the line of another element', () => {
    const separated = '<r>\n  <a/> <!-- of a -->\n  <!-- part -->\n\n  <b/>\n</r>';
    expect(after(separated, 3, 0)).toBe('<r>\n  <b/>\n\n  <a/> <!-- of a -->\n  <!-- part -->\n</r>');
  });

  it('a comment is moved alone', () => expect(after(before, 1, 0)).toBe(text('<!-- of b -->', A, '<b/>', C)));

  it('moving an element keeps which of its siblings are open', () => {
    const siblings = significantNodes(before, parseXml(before).root!.children);
    const { blocks, from, to } = planBlockMove(before, siblings, 5, 0)!;
    expect(toSingleMoves(blocks, from, to)).toEqual([
      [3, 0],
      [4, 1],
      [5, 2],
    ]);
    expect(toSingleMoves(blocks, 0, 1)).toEqual([[0, 2]]);
  });
});
