import type { Path } from '../text/problem.ts';

export type { Path };

/** The index of the entry of a list that contains a path; undefined if none does. */
export function indexInList(list: Path, path: Path): number | undefined {
  const next = path[list.length];
  return typeof next === 'number' && list.every((step, at) => step === path[at]) ? next : undefined;
}

const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** A path as text: `config.labels[2].sheet`, `["odd name"]`. */
export const pathText = (path: Path): string =>
  path
    .map((step, at) =>
      typeof step === 'number'
        ? `[${step}]`
        : PLAIN.test(step)
          ? at
            ? `.${step}`
            : step
          : `[${JSON.stringify(step)}]`,
    )
    .join('');

/** Parses the result of `pathText`; undefined if it is not a path. */
export function parsePathText(words: string): Path | undefined {
  const path: (string | number)[] = [];
  // oxlint-disable-next-line no-control-regex
  const step = /\.?([^.[\]"]+)|\[(\d+)\]|\[("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")\]/y;
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
