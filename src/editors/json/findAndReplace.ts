import { isHttpUrl } from '../../platform/isHttpUrl.ts';
import { findIdentity, type PathSegment } from './listIdentity.ts';
import { type JsonNode } from './node.ts';
import { parseJson } from './parseJson.ts';

/** The text to search in a document, and its replacement. */
export interface TextReplacement {
  /** Not empty. */
  search: string;
  replacement: string;
  /** The outermost properties to search. */
  scope: readonly string[];
  matchCase: boolean;
  /** Matches only strings that equal the text. */
  matchWhole: boolean;
  /** Matches only strings that are web addresses. */
  addressesOnly: boolean;
  /** Searches the names of properties, too. */
  includeNames: boolean;
  /** Strings that stay as they are. */
  excluded?: readonly string[];
}

/** The message to the worker, which replies in order. `limit` is the maximum number of matches in the reply. */
export interface FindRequest {
  text: string;
  wanted: TextReplacement;
  limit: number;
}

/** A string or the name of a property that contains the text. */
export interface TextMatch {
  /** The outermost property that contains it. */
  scope: string;
  /** The path below `scope`. */
  path: readonly PathSegment[];
  isName: boolean;
  was: string;
  /** The positions of the text in it, ends exclusive. */
  ranges: readonly (readonly [from: number, to: number])[];
}

export interface TextMatches {
  /** The number of matches by their outermost property. */
  counts: Readonly<Record<string, number>>;
  /** The number of names that are not replaced because two properties of one object would have the same name. */
  skippedNames: number;
  /** The first matches, up to the limit. */
  matches: TextMatch[];
  /** The matched strings and how often each occurs, if only web addresses are searched. */
  addresses: ReadonlyMap<string, number>;
  /** The document with all matches replaced and everything else unchanged. */
  text: string;
}

/** A value with its chain of parents. */
interface SearchNode {
  node: JsonNode;
  scope: string;
  parent: SearchNode | undefined;
}

const escapeRegExp = (search: string) => search.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
const flags = ({ matchCase }: TextReplacement) => (matchCase ? 'gu' : 'giu');

/** Whether a document certainly contains no match. Unescaped documents are decided without parsing. */
export const cannotMatch = (text: string, wanted: TextReplacement) =>
  !text.includes('\\') && !new RegExp(escapeRegExp(wanted.search), flags(wanted)).test(text);

/** Returns a function that finds the ranges to replace in a string. Ranges that equal the replacement are skipped. */
function createMatcher(wanted: TextReplacement) {
  const pattern = new RegExp(
    wanted.matchWhole ? `^${escapeRegExp(wanted.search)}$` : escapeRegExp(wanted.search),
    flags(wanted),
  );
  return (text: string): TextMatch['ranges'] =>
    [...text.matchAll(pattern)]
      .filter(([match]) => match !== wanted.replacement)
      .map(({ index, 0: match }) => [index, index + match.length]);
}

/** Replaces ranges of a string. */
export function replaceRanges(original: string, ranges: TextMatch['ranges'], replacement: string): string {
  let text = '';
  let end = 0;
  for (const [from, to] of ranges) {
    text += original.slice(end, from) + replacement;
    end = to;
  }
  return text + original.slice(end);
}

/** Returns a function that replaces the text in a web address, and returns undefined for any other string. */
export function createAddressReplacer(wanted: TextReplacement) {
  const spansIn = createMatcher(wanted);
  return (text: string): string | undefined => {
    const ranges = isHttpUrl(text) ? spansIn(text) : [];
    return ranges.length ? replaceRanges(text, ranges, wanted.replacement) : undefined;
  };
}

const decoded = (written: string) =>
  written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);

/** The offset of each character of a string in its JSON, quotes included, and the offset of its end. */
function characterOffsets(written: string): number[] {
  const offsets: number[] = [];
  let at = 1;
  while (at < written.length - 1) {
    offsets.push(at);
    at += written[at] !== '\\' ? 1 : written[at + 1] === 'u' ? 6 : 2;
  }
  return [...offsets, at];
}

/** The path of a value. Entries of lists are identified by their id if they have one. */
function pathTo(text: string, here: SearchNode): PathSegment[] {
  const path: PathSegment[] = [];
  for (let { node, parent } = here; parent; { node, parent } = parent) {
    const { children = [], kind } = parent.node;
    const identity = kind === 'array' ? findIdentity({ text, nodes: children }) : undefined;
    const is = identity && [...identity.by[0]!].find(([, entry]) => entry === node)?.[0];
    path.push(is !== undefined ? identity!.step(is) : kind === 'array' ? children.indexOf(node) : node.name!);
  }
  return path.reverse();
}

/** Finds a text in a JSON document, and returns the document with all matches replaced and the first `limit` matches. */
export function findAndReplace(text: string, wanted: TextReplacement, limit = 0): TextMatches {
  const { root, mistake } = parseJson(text);
  const spansIn = createMatcher(wanted);
  const counts: Record<string, number> = Object.fromEntries(wanted.scope.map(name => [name, 0]));
  const excluded = new Set(wanted.excluded);
  const matches: TextMatch[] = [];
  const addresses = new Map<string, number>();
  const pieces: string[] = [];
  let taken = 0;
  let end = 0;

  const addMatch = (
    here: SearchNode,
    isName: boolean,
    from: number,
    to: number,
    was: string,
    ranges: TextMatch['ranges'],
  ) => {
    const written = text.slice(from, to);
    const spelled = written.includes('\\') ? characterOffsets(written) : undefined;
    for (const [first, last] of ranges) {
      pieces.push(
        text.slice(end, from + (spelled ? spelled[first]! : first + 1)),
        JSON.stringify(wanted.replacement).slice(1, -1),
      );
      end = from + (spelled ? spelled[last]! : last + 1);
    }
    counts[here.scope]! += 1;
    if (matches.length < limit)
      matches.push({ scope: here.scope, path: pathTo(text, here), isName, was, ranges });
  };
  /** The children of an object whose names are to be replaced. */
  const matchingNames = ({ kind, children = [] }: JsonNode) => {
    const found = new Map<JsonNode, TextMatch['ranges']>();
    if (!wanted.includeNames || kind !== 'object') return found;
    for (const child of children) {
      const at = spansIn(child.name!);
      if (at.length) found.set(child, at);
    }
    const after = new Set(
      children.map(child => replaceRanges(child.name!, found.get(child) ?? [], wanted.replacement)),
    );
    if (after.size === new Set(children.map(({ name }) => name)).size) return found;
    taken += found.size;
    return new Map<JsonNode, TextMatch['ranges']>();
  };

  const stack: (SearchNode & { name: TextMatch['ranges'] | undefined })[] = [];
  if (root && !mistake)
    for (const node of root.children ?? [])
      if (wanted.scope.includes(node.name!))
        stack.push({ node, scope: node.name!, parent: undefined, name: undefined });
  stack.reverse();
  for (let here = stack.pop(); here; here = stack.pop()) {
    const { node, scope, name } = here;
    if (name) addMatch(here, true, node.nameFrom, node.nameTo, node.name!, name);
    if (node.kind === 'string') {
      const was = decoded(text.slice(node.from, node.to));
      const at = excluded.has(was) || (wanted.addressesOnly && !isHttpUrl(was)) ? [] : spansIn(was);
      if (at.length) {
        addMatch(here, false, node.from, node.to, was, at);
        if (wanted.addressesOnly) addresses.set(was, (addresses.get(was) ?? 0) + 1);
      }
    }
    const names = matchingNames(node);
    const parent = here;
    for (const child of node.children?.toReversed() ?? [])
      stack.push({ node: child, scope, parent, name: names.get(child) });
  }
  return { counts, skippedNames: taken, matches, addresses, text: pieces.join('') + text.slice(end) };
}
