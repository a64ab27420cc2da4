import type { ParsedText } from './differences.ts';
import { parseJson } from './parseJson.ts';

/** Parses a text; undefined if it is not JSON. */
export const readValidJson = (text: string): ParsedText | undefined => {
  const { root, mistake } = parseJson(text);
  return root && !mistake ? { text, root } : undefined;
};
