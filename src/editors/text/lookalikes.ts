import type { DocumentProblem } from './problem.ts';

/** Characters that look like quotation marks or spaces, or that are invisible. */
export const LOOKALIKES = ['curly', 'space', 'invisible'] as const;
export type Lookalike = (typeof LOOKALIKES)[number];
export const isLookalike = (kind: string): kind is Lookalike => LOOKALIKES.some(one => one === kind);

const DOUBLE = '“”„‟″＂';
const CURLY = new RegExp(`[${DOUBLE}‘’‚‛′]`);
const SPACE = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/;
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/;

/** Spaces that the editor must mark. CodeMirror marks invisible characters itself. */
export const UNUSUAL_SPACES = new RegExp(SPACE.source, 'g');

const FIRST = '\u00A0';

function lookalikeKind(char: string): Lookalike | undefined {
  if (char < FIRST) return undefined;
  return CURLY.test(char)
    ? 'curly'
    : SPACE.test(char)
      ? 'space'
      : INVISIBLE.test(char)
        ? 'invisible'
        : undefined;
}

/** Visits each position outside strings, texts and comments. `visit` returns the position to continue from. */
export type VisitOutside = (text: string, visit: (at: number) => number) => void;

interface LookalikeMatch {
  at: number;
  kind: Lookalike;
  insert: string;
}

const isDouble = (char: string | undefined) => char !== undefined && DOUBLE.includes(char);

/** Finds all look-alikes outside strings. Text between two curly quotation marks counts as a string, too. */
function findLookalikes(text: string, outside: VisitOutside, single: string): LookalikeMatch[] {
  const matches: LookalikeMatch[] = [];
  outside(text, at => {
    const char = text[at]!;
    const kind = lookalikeKind(char);
    if (!kind) return at + 1;
    if (kind !== 'curly') {
      matches.push({ at, kind, insert: kind === 'space' ? ' ' : '' });
      return at + 1;
    }
    const insert = isDouble(char) ? '"' : single;
    matches.push({ at, kind, insert });
    for (let end = at + 1; end < text.length && !'\r\n'.includes(text[end]!); end += 1) {
      if (text[end] === insert) return end + 1;
      if (lookalikeKind(text[end]!) !== 'curly' || isDouble(text[end]) !== isDouble(char)) continue;
      matches.push({ at: end, kind, insert });
      return end + 1;
    }
    return at + 1;
  });
  return matches;
}

/** Replaces a mistake by the look-alike that causes it, with a quick fix for all look-alikes outside strings. */
export function explainByLookalike<P extends DocumentProblem>(
  text: string,
  mistake: P,
  outside: VisitOutside,
  single: '"' | "'",
): P | (DocumentProblem & { kind: Lookalike }) {
  const all = findLookalikes(text, outside, single);
  const [first] = all;
  const last = all.at(-1);
  const causes = first && (first.at < mistake.to || /^[\s=:]*$/.test(text.slice(mistake.to, first.at)));
  if (!causes) return mistake;
  const from = first.at;
  const to = last!.at + 1;
  const changed = new Map(all.map(({ at, insert }) => [at, insert]));
  let insert = '';
  for (let at = from; at < to; at += 1) insert += changed.get(at) ?? text[at];
  const code = text.charCodeAt(from).toString(16).toUpperCase().padStart(4, '0');
  return {
    kind: first.kind,
    from,
    to: from + 1,
    path: mistake.path,
    about: { code: `U+${code}`, count: all.length },
    quickFix: { from, to, insert },
  };
}
