import type { DocumentProblem } from './problem.ts';

/** Characters that are taken for quotation marks or spaces, or that nobody sees. */
export const LOOKALIKES = ['curly', 'space', 'invisible'] as const;
export type Lookalike = (typeof LOOKALIKES)[number];
export const isLookalike = (kind: string): kind is Lookalike => LOOKALIKES.some(one => one === kind);

const DOUBLE = '“”„‟″＂';
const CURLY = new RegExp(`[${DOUBLE}‘’‚‛′]`);
const SPACE = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/;
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/;

/** Spaces that an editor has to make visible: CodeMirror marks the invisible characters itself. */
export const ODD_SPACES = new RegExp(SPACE.source, 'g');

const FIRST = '\u00A0';

function kindOf(sign: string): Lookalike | undefined {
  if (sign < FIRST) return undefined;
  return CURLY.test(sign)
    ? 'curly'
    : SPACE.test(sign)
      ? 'space'
      : INVISIBLE.test(sign)
        ? 'invisible'
        : undefined;
}

/** Walks over what is outside of strings, texts and comments: `at` is called with each place, and answers where to go on. */
export type Outside = (text: string, visit: (at: number) => number) => void;

interface Found {
  at: number;
  kind: Lookalike;
  insert: string;
}

const isDouble = (sign: string | undefined) => sign !== undefined && DOUBLE.includes(sign);

/** All look-alikes outside of strings. What stands between two curly quotation marks is a string, too: it stays. */
function lookalikesIn(text: string, outside: Outside, single: string): Found[] {
  const found: Found[] = [];
  outside(text, at => {
    const sign = text[at]!;
    const kind = kindOf(sign);
    if (!kind) return at + 1;
    if (kind !== 'curly') {
      found.push({ at, kind, insert: kind === 'space' ? ' ' : '' });
      return at + 1;
    }
    const insert = isDouble(sign) ? '"' : single;
    found.push({ at, kind, insert });
    for (let end = at + 1; end < text.length && !'\r\n'.includes(text[end]!); end += 1) {
      if (text[end] === insert) return end + 1;
      if (kindOf(text[end]!) !== 'curly' || isDouble(text[end]) !== isDouble(sign)) continue;
      found.push({ at: end, kind, insert });
      return end + 1;
    }
    return at + 1;
  });
  return found;
}

/** The mistake, named by the look-alike that causes it; with an edit that replaces all of them outside of strings. */
export function namedByLookalike<P extends DocumentProblem>(
  text: string,
  mistake: P,
  outside: Outside,
  single: '"' | "'",
): P | (DocumentProblem & { kind: Lookalike }) {
  const all = lookalikesIn(text, outside, single);
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
    mend: { from, to, insert },
  };
}
