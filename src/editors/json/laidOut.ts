import { nodeAt, type JsonNode, type JsonReading } from './node.ts';
import { parseJson } from './read.ts';

/** Lists of plain values up to this long stand in one line. */
const LINE = 80;
/** Deeper than this nothing is laid out: the indents would be longer than all else. */
const DEEPEST = 100;
const UNIT = '  ';

/**
 * A JSON text, or the value in it that is given, with a line for each value: the order of names and the spelling of every
 * value stay as they are. What cannot be read stays whole.
 */
export function laidOut(
  text: string,
  reading: JsonReading = parseJson(text),
  value = nodeAt(reading.root, []),
): string {
  if (!value || reading.mistake) return text;
  const pieces: string[] = [];
  const lay = (node: JsonNode, indent: string, depth: number) => {
    const { children, kind } = node;
    if (!children || !children.length || depth === DEEPEST)
      return void pieces.push(
        children && !children.length ? (kind === 'array' ? '[]' : '{}') : text.slice(node.from, node.to),
      );
    const [open, close] = kind === 'array' ? '[]' : '{}';
    if (kind === 'array' && children.every(child => !child.children)) {
      const line = `[${children.map(child => text.slice(child.from, child.to)).join(', ')}]`;
      if (line.length <= LINE) return void pieces.push(line);
    }
    const inner = indent + UNIT;
    pieces.push(open!);
    children.forEach((child, at) => {
      pieces.push(at ? ',\n' : '\n', inner);
      if (child.name !== undefined) pieces.push(text.slice(child.nameFrom, child.nameTo), ': ');
      lay(child, inner, depth + 1);
    });
    pieces.push('\n', indent, close!);
  };
  lay(value, '', 0);
  return pieces.join('');
}
