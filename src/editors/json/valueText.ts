import type { JsonKind, JsonNode } from './node.ts';
import { isJsonNumber } from './number.ts';

/** The text of an input for a value: a string without its quotes, any other value as it is written. */
export const inputText = (text: string, node: JsonNode): string => {
  const written = text.slice(node.from, node.to);
  return node.kind === 'string' ? (JSON.parse(written) as string) : written;
};

/** Converts the text of an input to JSON of a kind; undefined if it is not of that kind. */
export function jsonFromInput(kind: JsonKind, typed: string): string | undefined {
  if (kind === 'string') return JSON.stringify(typed);
  const trimmed = typed.trim();
  if (kind === 'number') return isJsonNumber(trimmed) ? trimmed : undefined;
  return trimmed;
}

/** Converts a value to another kind. A value without an equivalent becomes the default value of that kind. */
export function convertToKind(kind: JsonKind, text: string, node: JsonNode): string {
  const typed = node.children ? '' : inputText(text, node);
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
      return isJsonNumber(typed) ? typed : '0';
    case 'string':
      return JSON.stringify(node.kind === 'null' ? '' : typed);
  }
}
