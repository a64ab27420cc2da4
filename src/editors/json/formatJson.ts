import { nodeAt, type JsonNode, type JsonReading } from './node.ts';
import { parseJson } from './parseJson.ts';

/** Lists of scalars up to this length are written in one line. */
const MAX_LINE_LENGTH = 80;
/** Deeper values are not formatted, because their indentation would be longer than the text. */
const MAX_INDENT_DEPTH = 100;
const INDENT = '  ';

/**
 * Formats a JSON text, or one value of it, with a line for each value. Keeps the order of names and the spelling of
 * values. Returns an invalid text unchanged.
 */
export function formatJson(
  text: string,
  reading: JsonReading = parseJson(text),
  value = nodeAt(reading.root, []),
): string {
  if (!value || reading.mistake) return text;
  const pieces: string[] = [];
  const append = (node: JsonNode, indent: string, depth: number) => {
    const { children, kind } = node;
    if (!children || !children.length || depth === MAX_INDENT_DEPTH)
      return void pieces.push(
        children && !children.length ? (kind === 'array' ? '[]' : '{}') : text.slice(node.from, node.to),
      );
    const [openBracket, closeBracket] = kind === 'array' ? '[]' : '{}';
    if (kind === 'array' && children.every(child => !child.children)) {
      const line = `[${children.map(child => text.slice(child.from, child.to)).join(', ')}]`;
      if (line.length <= MAX_LINE_LENGTH) return void pieces.push(line);
    }
    const inner = indent + INDENT;
    pieces.push(openBracket!);
    children.forEach((child, at) => {
      pieces.push(at ? ',\n' : '\n', inner);
      if (child.name !== undefined) pieces.push(text.slice(child.nameFrom, child.nameTo), ': ');
      append(child, inner, depth + 1);
    });
    pieces.push('\n', indent, closeBracket!);
  };
  append(value, '', 0);
  return pieces.join('');
}
