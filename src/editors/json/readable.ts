import type { ReadText } from './differences.ts';
import { parseJson } from './read.ts';

/** A text as it is read; undefined where it is not JSON. */
export const readable = (text: string): ReadText | undefined => {
  const { root, mistake } = parseJson(text);
  return root && !mistake ? { text, root } : undefined;
};
