import { isWebAddress } from '../../platform/webAddress.ts';
import { toldApart, type PathSegment } from './entries.ts';
import { type JsonNode } from './node.ts';
import { parseJson } from './read.ts';

/** What is looked for in a document, and what is to stand there instead. */
export interface TextReplacement {
  /** Not empty. */
  find: string;
  instead: string;
  /** The outermost names within which it is looked for. */
  within: readonly string[];
  matchCase: boolean;
  /** Only in texts that are this and nothing else. */
  whole: boolean;
  /** Only in texts that are the address of a web page. */
  addresses: boolean;
  /** In the names of properties, too. */
  names: boolean;
}

/** What is asked of the worker; it answers in turn. The first `most` places are told. */
export interface FindRequest {
  text: string;
  wanted: TextReplacement;
  most: number;
}

/** A text, or the name of a property, in which it was found. */
export interface TextMatch {
  /** Under which of the outermost names. */
  within: string;
  /** The way from there. */
  path: readonly PathSegment[];
  isName: boolean;
  was: string;
  /** Where in it what was looked for stands, ends exclusive. */
  at: readonly (readonly [from: number, to: number])[];
}

export interface TextMatches {
  /** In how many places, by their outermost name. */
  counts: Readonly<Record<string, number>>;
  /** So many names stay as they are: beside them stands the same name already, or would. */
  taken: number;
  /** The first of them. */
  places: TextMatch[];
  /** The document with all of them replaced; the rest of it byte for byte. */
  text: string;
}

/** A value by what is around it. */
interface Here {
  node: JsonNode;
  within: string;
  around: Here | undefined;
}

const signs = (find: string) => find.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
const flags = ({ matchCase }: TextReplacement) => (matchCase ? 'gu' : 'giu');

/** Whether it cannot stand in a text, which is known without reading it where nothing in it is escaped. */
export const cannotHold = (text: string, wanted: TextReplacement) =>
  !text.includes('\\') && !new RegExp(signs(wanted.find), flags(wanted)).test(text);

/** Answers where in a text it stands, leaving out what is so already. */
function finder(wanted: TextReplacement) {
  const pattern = new RegExp(wanted.whole ? `^${signs(wanted.find)}$` : signs(wanted.find), flags(wanted));
  return (said: string): TextMatch['at'] =>
    [...said.matchAll(pattern)]
      .filter(([match]) => match !== wanted.instead)
      .map(({ index, 0: match }) => [index, index + match.length]);
}

/** A text with something else in these places. */
export function withInstead(said: string, at: TextMatch['at'], instead: string): string {
  let text = '';
  let end = 0;
  for (const [from, to] of at) {
    text += said.slice(end, from) + instead;
    end = to;
  }
  return text + said.slice(end);
}

const decoded = (written: string) =>
  written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);

/** Where each sign of a text stands in its JSON, quotes included, and where it ends. */
function spelling(written: string): number[] {
  const places: number[] = [];
  let at = 1;
  while (at < written.length - 1) {
    places.push(at);
    at += written[at] !== '\\' ? 1 : written[at + 1] === 'u' ? 6 : 2;
  }
  return [...places, at];
}

/** The way to a value, in lists by what tells their entries apart. */
function wayTo(text: string, here: Here): PathSegment[] {
  const path: PathSegment[] = [];
  for (let { node, around } = here; around; { node, around } = around) {
    const { children = [], kind } = around.node;
    const told = kind === 'array' ? toldApart({ text, nodes: children }) : undefined;
    const is = told && [...told.by[0]!].find(([, entry]) => entry === node)?.[0];
    path.push(is !== undefined ? told!.step(is) : kind === 'array' ? children.indexOf(node) : node.name!);
  }
  return path.reverse();
}

/** Looks for something in a JSON text, and answers the text with all of it replaced. The first `most` places are told. */
export function find(text: string, wanted: TextReplacement, most = 0): TextMatches {
  const { root, mistake } = parseJson(text);
  const spansIn = finder(wanted);
  const counts: Record<string, number> = Object.fromEntries(wanted.within.map(name => [name, 0]));
  const places: TextMatch[] = [];
  const pieces: string[] = [];
  let taken = 0;
  let end = 0;

  const note = (here: Here, isName: boolean, from: number, to: number, was: string, at: TextMatch['at']) => {
    const written = text.slice(from, to);
    const spelled = written.includes('\\') ? spelling(written) : undefined;
    for (const [first, last] of at) {
      pieces.push(
        text.slice(end, from + (spelled ? spelled[first]! : first + 1)),
        JSON.stringify(wanted.instead).slice(1, -1),
      );
      end = from + (spelled ? spelled[last]! : last + 1);
    }
    counts[here.within]! += 1;
    if (places.length < most) places.push({ within: here.within, path: wayTo(text, here), isName, was, at });
  };
  /** The names of an object that can be replaced. */
  const namesIn = ({ kind, children = [] }: JsonNode) => {
    const found = new Map<JsonNode, TextMatch['at']>();
    if (!wanted.names || kind !== 'object') return found;
    for (const child of children) {
      const at = spansIn(child.name!);
      if (at.length) found.set(child, at);
    }
    const after = new Set(
      children.map(child => withInstead(child.name!, found.get(child) ?? [], wanted.instead)),
    );
    if (after.size === new Set(children.map(({ name }) => name)).size) return found;
    taken += found.size;
    return new Map<JsonNode, TextMatch['at']>();
  };

  const left: (Here & { name: TextMatch['at'] | undefined })[] = [];
  if (root && !mistake)
    for (const node of root.children ?? [])
      if (wanted.within.includes(node.name!))
        left.push({ node, within: node.name!, around: undefined, name: undefined });
  left.reverse();
  for (let here = left.pop(); here; here = left.pop()) {
    const { node, within, name } = here;
    if (name) note(here, true, node.nameFrom, node.nameTo, node.name!, name);
    if (node.kind === 'string') {
      const was = decoded(text.slice(node.from, node.to));
      const at = wanted.addresses && !isWebAddress(was) ? [] : spansIn(was);
      if (at.length) note(here, false, node.from, node.to, was, at);
    }
    const names = namesIn(node);
    const around = here;
    for (const child of node.children?.toReversed() ?? [])
      left.push({ node: child, within, around, name: names.get(child) });
  }
  return { counts, taken, places, text: pieces.join('') + text.slice(end) };
}
