import type { JsonKind, JsonNode } from './node.ts';
import { isNumber } from './number.ts';

/** What one types for a value: a text without its quotes, anything else as it is written. */
export const typedOf = (text: string, node: JsonNode): string => {
  const written = text.slice(node.from, node.to);
  return node.kind === 'string' ? (JSON.parse(written) as string) : written;
};

/** What was typed, as JSON of a kind; undefined where it is none of that kind. */
export function jsonOfTyped(kind: JsonKind, typed: string): string | undefined {
  if (kind === 'string') return JSON.stringify(typed);
  const bare = typed.trim();
  if (kind === 'number') return isNumber(bare) ? bare : undefined;
  return bare;
}

/** A value as another kind, as much of it as that kind can say. */
export function asKind(kind: JsonKind, text: string, node: JsonNode): string {
  const typed = node.children ? '' : typedOf(text, node);
  switch (kind) {
    case 'object':
      return '{}';
    case 'array':
      return '[]';
    case 'null':
      return 'null';
    case 'boolean':
      return typed === 'true' ? 'true' : 'false';
    case 'number':
      return isNumber(typed) ? typed : '0';
    case 'string':
      return JSON.stringify(node.kind === 'null' ? '' : typed);
  }
}
