import type { JsonNode } from './node.ts';
import { counted } from './number.ts';

/** So deep two values are compared by their meaning, beyond it by their text. */
export const DEPTH = 500;

export const nodesByName = (node: JsonNode) => new Map(node.children!.map(child => [child.name!, child]));

/** A value in one writing for all that means the same: white space, the order of names and the writing of numbers and texts apart. */
export function meaning(text: string, node: JsonNode, depth = 0): string {
  const written = text.slice(node.from, node.to);
  if (depth > DEPTH) return written;
  if (!node.children)
    return node.kind === 'number'
      ? counted(written)
      : node.kind === 'string' && written.includes('\\')
        ? JSON.stringify(JSON.parse(written))
        : written;
  if (node.kind === 'array') return `[${node.children.map(child => meaning(text, child, depth + 1)).join()}]`;
  const names = [...nodesByName(node)].map(
    ([name, child]) => `${JSON.stringify(name)}:${meaning(text, child, depth + 1)}`,
  );
  return `{${names.sort().join()}}`;
}
