import { type JsonProblem } from './node.ts';
import { parseJson } from './parseJson.ts';

/** Parses a JSON text, with or without a byte order mark. Throws if it is not JSON. */
export const parseValue = (text: string): unknown =>
  JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);

/** The mistake that makes a text invalid. */
export function findSyntaxError(text: string): JsonProblem | undefined {
  try {
    parseValue(text);
    return undefined;
  } catch {
    return parseJson(text).mistake;
  }
}
