/** The way to a value in a document: names and, within lists, places from 0. */
export type Path = readonly (string | number)[];

/** Which entry of a list leads to a path; undefined where none does. */
export function entryTo(list: Path, path: Path): number | undefined {
  const next = path[list.length];
  return typeof next === 'number' && list.every((step, at) => step === path[at]) ? next : undefined;
}

const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** A path in words: `config.labels[2].sheet`, `["odd name"]`. */
export const pathText = (path: Path): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : PLAIN.test(step) ? (at ? `.${step}` : step) : `[${JSON.stringify(step)}]`)).join('');

/** Reads such words back; undefined where they are none. */
export function pathOf(words: string): Path | undefined {
  const path: (string | number)[] = [];
  const step = /\.?([^.[\]"]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;
  const trimmed = words.trim();
  while (step.lastIndex < trimmed.length) {
    const match = step.exec(trimmed);
    if (!match) return undefined;
    if (match[1] !== undefined) path.push(match[1]);
    else if (match[2] !== undefined) path.push(Number(match[2]));
    else path.push(JSON.parse(match[3]!) as string);
  }
  return path;
}
