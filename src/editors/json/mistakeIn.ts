import { type JsonProblem } from './node.ts';
import { parseJson } from './read.ts';

/** The value of a JSON text; a mark in front of it is none of JSON's business. Throws where it is not JSON. */
export const valueIn = (text: string): unknown =>
  JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);

/** What keeps a text from being read, if anything does. */
export function mistakeIn(text: string): JsonProblem | undefined {
  try {
    valueIn(text);
    return undefined;
  } catch {
    return parseJson(text).mistake;
  }
}
