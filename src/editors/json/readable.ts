import type { Read } from './differences.ts';
import { read } from './read.ts';

/** A text as it is read; undefined where it is not JSON. */
export const readable = (text: string): Read | undefined => {
  const { root, mistake } = read(text);
  return root && !mistake ? { text, root } : undefined;
};
