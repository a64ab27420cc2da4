import type { JsonNode } from './node.ts';
import { canonicalNumber } from './number.ts';

/** Deeper values are compared by their text. */
export const MAX_DEPTH = 500;

export const nodesByName = (node: JsonNode) => new Map(node.children!.map(child => [child.name!, child]));

/** Writes equivalent values identically, regardless of their white space, order of names and spelling of numbers and strings. */
export function canonicalText(text: string, node: JsonNode, depth = 0): string {
  const written = text.slice(node.from, node.to);
  if (depth > MAX_DEPTH) return written;
  if (!node.children)
    return node.kind === 'number'
      ? canonicalNumber(written)
      : node.kind === 'string' && written.includes('\\')
        ? JSON.stringify(JSON.parse(written))
        : written;
  if (node.kind === 'array')
    return `[${node.children.map(child => canonicalText(text, child, depth + 1)).join()}]`;
  const names = [...nodesByName(node)].map(
    ([name, child]) => `${JSON.stringify(name)}:${canonicalText(text, child, depth + 1)}`,
  );
  return `{${names.sort().join()}}`;
}
