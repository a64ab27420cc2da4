/** What a save has changed of a text, with what stands around it. */
export interface Piece {
  /** Where it begins, in characters. */
  at: number;
  left: string;
  before: string;
}

/** So many characters around it say where it belongs. */
const AROUND = 200;

export function pieceOf(before: string, left: string): Piece {
  const shorter = Math.min(before.length, left.length);
  let [head, tail] = [0, 0];
  while (head < shorter && before[head] === left[head]) head += 1;
  while (tail < shorter - head && before.at(-1 - tail) === left.at(-1 - tail)) tail += 1;
  const at = Math.max(0, head - AROUND);
  const end = Math.max(0, tail - AROUND);
  return { at, left: left.slice(at, left.length - end), before: before.slice(at, before.length - end) };
}

/** A text with the piece as it was before; nothing where it is not there as it was left, or where nobody can say which. */
export function withPieceBefore(text: string, { at, left, before }: Piece): string | undefined {
  const first = text.indexOf(left);
  const place = text.startsWith(left, at) ? at : first === text.lastIndexOf(left) ? first : -1;
  return place < 0 ? undefined : text.slice(0, place) + before + text.slice(place + left.length);
}
