/** The changed part of a text, with the unchanged text around it. */
export interface TextPatch {
  /** The offset of its start, in characters. */
  at: number;
  left: string;
  before: string;
}

/** The number of unchanged characters kept on each side, by which the part is found again. */
const CONTEXT_LENGTH = 200;

export function diffText(before: string, left: string): TextPatch {
  const shorter = Math.min(before.length, left.length);
  let [head, tail] = [0, 0];
  while (head < shorter && before[head] === left[head]) head += 1;
  while (tail < shorter - head && before.at(-1 - tail) === left.at(-1 - tail)) tail += 1;
  const at = Math.max(0, head - CONTEXT_LENGTH);
  const end = Math.max(0, tail - CONTEXT_LENGTH);
  return { at, left: left.slice(at, left.length - end), before: before.slice(at, before.length - end) };
}

/** Replaces the changed part by the earlier one. Returns undefined if the part is missing or ambiguous. */
export function revertText(text: string, { at, left, before }: TextPatch): string | undefined {
  const first = text.indexOf(left);
  const start = text.startsWith(left, at) ? at : first === text.lastIndexOf(left) ? first : -1;
  return start < 0 ? undefined : text.slice(0, start) + before + text.slice(start + left.length);
}
