import { namedByLookalike, type Lookalike } from '../text/lookalikes.ts';
import type { Problem as Found } from '../text/problem.ts';
import { NAME, prefixOf } from './names.ts';
import { numberOf, referenceAt } from './references.ts';

/**
 * Reads an XML text with the positions of everything in it, up to its first mistake. A DOCTYPE is one: nothing is ever
 * expanded or fetched. It knows no recursion, so that no depth ends it.
 */
export type Kind = 'element' | 'text' | 'cdata' | 'comment' | 'instruction' | 'declaration';

/** `name="value"`; the value stands between its quotes. */
export interface Attribute {
  name: string;
  from: number;
  to: number;
  valueFrom: number;
  valueTo: number;
}

/** Something in a document, and where it stands. Positions are offsets into the text, ends exclusive. */
export interface Node {
  kind: Kind;
  from: number;
  to: number;
  /** What is within its marks: of an element what is between its begin and its end, empty where it is closed at once. */
  insideFrom: number;
  insideTo: number;
  /** Of an element, and what an instruction is for. */
  name: string;
  attributes: Attribute[];
  children: Node[];
  parent: Node | undefined;
}

export type Mistake =
  | 'empty'
  | 'declaration'
  | 'doctype'
  | 'outside'
  | 'second'
  | 'tag'
  | 'sign'
  | 'value'
  | 'twice'
  | 'less'
  | 'open'
  | 'mismatch'
  | 'rest'
  | 'unended'
  | 'dashes'
  | 'ampersand'
  | 'entity'
  | 'cdataEnd'
  | 'name'
  | 'prefix'
  | 'unseen';

export interface Problem extends Found {
  kind: Mistake | Lookalike;
}

export interface Reading {
  /** What stands in the document itself, in its order: its one element, and what is around it. */
  children: Node[];
  root?: Node;
  /** A text without one is XML that the platform takes. */
  mistake?: Problem;
}

const SPACE = /[ \t\r\n]*/y;
const UNSEEN = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const DECLARATION =
  /<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.[0-9]+\1([ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])[A-Za-z][A-Za-z0-9._-]*\3)?([ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(yes|no)\5)?[ \t\r\n]*\?>/y;
const SHOWN = 40;

export const isBlank = (text: string, node: Node) =>
  node.kind === 'text' && !text.slice(node.from, node.to).trim();
/** The content of an element, or of the document, without the white space that only lays it out. */
export const contentOf = (text: string, children: readonly Node[]): readonly Node[] =>
  children.filter(
    child =>
      !isBlank(text, child) || (children.length === 1 && !text.slice(child.from, child.to).includes('\n')),
  );
/** The text of CDATA sections that follow each other, as `]]>` is written in two of them. */
export const cdataText = (written: string) => written.replaceAll(']]><![CDATA[', '');
/** The one text or CDATA section that is all its content. */
export const onlyText = (content: readonly Node[]): Node | undefined =>
  content.length === 1 && (content[0]!.kind === 'text' || content[0]!.kind === 'cdata')
    ? content[0]
    : undefined;

class Stop extends Error {
  constructor(readonly mistake: Problem) {
    super(mistake.kind);
  }
}

/** The place of a node among those of its name, from 1: `table[2]`; of an attribute `@name`. */
export function stepOf(node: Node, siblings: readonly Node[]): string {
  if (node.kind !== 'element') return node.kind === 'instruction' ? `?${node.name}` : `${node.kind}()`;
  const same = siblings.filter(({ kind, name }) => kind === 'element' && name === node.name);
  return same.length > 1 ? `${node.name}[${same.indexOf(node) + 1}]` : node.name;
}

export function pathOf(node: Node, roots: readonly Node[]): string[] {
  const path: string[] = [];
  for (let within: Node | undefined = node; within; within = within.parent)
    path.push(stepOf(within, within.parent?.children ?? roots));
  return path.reverse();
}

export const pathText = (path: readonly (string | number)[]): string =>
  path.length ? `/${path.join('/')}` : '';

export function read(text: string): Reading {
  const reading: Reading = { children: [] };
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const begin = at;
  let open: Node | undefined;
  /** How often each prefix is bound here, and which ones each open element binds. */
  const bound = new Map([['xml', 1]]);
  const bindings: string[][] = [];

  const fail = (
    kind: Mistake,
    from: number,
    to: number,
    about: Problem['about'] = {},
    mend?: Problem['mend'] | '',
  ): never => {
    throw new Stop({
      kind,
      from,
      to: Math.min(Math.max(to, from), text.length),
      path: open ? pathOf(open, reading.children) : [],
      about,
      ...(mend && { mend }),
    });
  };
  const brief = (from: number, length = SHOWN) => text.slice(from, from + length);
  const skip = () => {
    SPACE.lastIndex = at;
    at += SPACE.exec(text)![0].length;
  };
  const nameHere = (): string => {
    NAME.lastIndex = at;
    const name = NAME.exec(text)?.[0] ?? '';
    at += name.length;
    return name;
  };
  const add = (
    kind: Kind,
    name: string,
    from: number,
    to: number,
    insideFrom: number,
    insideTo: number,
  ): Node => {
    const node: Node = {
      kind,
      name,
      from,
      to,
      insideFrom,
      insideTo,
      attributes: [],
      children: [],
      parent: open,
    };
    (open?.children ?? reading.children).push(node);
    return node;
  };
  /** The end of what begins here with these signs and ends with those. */
  const endOf = (begins: string, ends: string): number => {
    const end = text.indexOf(ends, at + begins.length);
    return end < 0 ? fail('unended', at, at + begins.length, { begins, ends }) : end;
  };
  /** The next one that is not looked at yet. */
  let ampersand = text.indexOf('&');
  const references = (from: number, to: number) => {
    if (ampersand >= 0 && ampersand < from) ampersand = text.indexOf('&', from);
    for (; ampersand >= 0 && ampersand < to; ampersand = text.indexOf('&', ampersand + 1)) {
      const found = referenceAt(text, ampersand, to);
      if (!found.fault) continue;
      const written = text.slice(ampersand, found.to);
      const closest = numberOf(written);
      fail(
        found.fault,
        ampersand,
        found.to,
        { found: written, ...(closest && { closest }) },
        closest && { from: ampersand, to: found.to, insert: closest },
      );
    }
  };

  function comment() {
    const end = endOf('<!--', '-->');
    const dashes = text.indexOf('--', at + 4);
    if (dashes < end) fail('dashes', dashes, dashes + 2);
    add('comment', '', at, end + 3, at + 4, end);
    at = end + 3;
  }

  function cdata() {
    if (!open) fail('outside', at, at + 9);
    const end = endOf('<![CDATA[', ']]>');
    const before = open!.children.at(-1);
    if (before?.kind === 'cdata' && before.to === at) Object.assign(before, { to: end + 3, insideTo: end });
    else add('cdata', '', at, end + 3, at + 9, end);
    at = end + 3;
  }

  function instruction() {
    const from = at;
    DECLARATION.lastIndex = at;
    const declared = at === begin ? DECLARATION.exec(text)?.[0] : undefined;
    if (declared) {
      add('declaration', 'xml', from, from + declared.length, from + 5, from + declared.length - 2);
      at += declared.length;
      return;
    }
    const end = endOf('<?', '?>');
    at += 2;
    const name = nameHere();
    if (/^xml$/i.test(name)) fail('declaration', from, end + 2);
    if (!name || name.includes(':'))
      fail('name', from, at, { found: brief(from + 2, Math.max(name.length, 1)) });
    const nameTo = at;
    skip();
    if (at === nameTo && at < end) fail('sign', at, at + 1, { found: brief(at, 1) });
    add('instruction', name, from, end + 2, Math.min(at, end), end);
    at = end + 2;
  }

  function closing() {
    const from = at;
    at += 2;
    const name = nameHere();
    skip();
    const to = text[at] === '>' ? at + 1 : at;
    if (!open) return fail('rest', from, to, { found: name });
    if (name !== open.name) fail('mismatch', from, to, { found: name, opened: open.name, at: open.from });
    if (text[at] !== '>') fail('unended', from, at, { begins: `</${name}`, ends: '>' });
    at += 1;
    open.insideTo = from;
    open.to = at;
    for (const prefix of bindings.pop()!) bound.set(prefix, bound.get(prefix)! - 1);
    open = open.parent;
  }

  function attribute(): Attribute {
    const from = at;
    const name = nameHere();
    if (!name) fail('sign', at, at + 1, { found: brief(at, 1) });
    const nameTo = at;
    skip();
    if (text[at] !== '=') fail('value', from, nameTo, { name });
    at += 1;
    skip();
    const quote = text[at]!;
    if (quote !== '"' && quote !== "'") fail('value', from, nameTo, { name });
    const valueFrom = at + 1;
    const valueTo = text.indexOf(quote, valueFrom);
    if (valueTo < 0) return fail('unended', at, at + 1, { begins: `${name}=${quote}`, ends: quote });
    const less = text.slice(valueFrom, valueTo).indexOf('<');
    if (less >= 0) fail('less', valueFrom + less, valueFrom + less + 1, { name });
    references(valueFrom, valueTo);
    at = valueTo + 1;
    return { name, from, to: at, valueFrom, valueTo };
  }

  function opening() {
    const from = at;
    at += 1;
    const name = nameHere();
    if (!name) fail('tag', from, from + 1);
    if (!open && reading.root) fail('second', from, at, { found: name });
    const tag = add('element', name, from, at, at, at);
    reading.root ??= tag;
    const names = new Set<string>();
    for (;;) {
      const before = at;
      skip();
      if (at >= text.length) fail('unended', from, from + 1 + name.length, { begins: `<${name}`, ends: '>' });
      if (text[at] === '>' || text.startsWith('/>', at)) break;
      if (at === before) fail('sign', at, at + 1, { found: brief(at, 1) });
      const own = attribute();
      if (names.has(own.name)) fail('twice', own.from, own.from + own.name.length, { name: own.name });
      names.add(own.name);
      tag.attributes.push(own);
    }
    const own = tag.attributes.flatMap(({ name, valueFrom, valueTo }) =>
      name.startsWith('xmlns:') && valueTo > valueFrom ? [name.slice(6)] : [],
    );
    for (const prefix of own) bound.set(prefix, (bound.get(prefix) ?? 0) + 1);
    for (const one of [tag, ...tag.attributes]) {
      const prefix = prefixOf(one.name);
      const start = one === tag ? from + 1 : one.from;
      if (prefix === undefined) fail('name', start, start + one.name.length, { found: one.name });
      else if (prefix && !(prefix === 'xmlns' && one !== tag) && !bound.get(prefix))
        fail('prefix', start, start + one.name.length, { prefix });
    }
    if (text[at] === '>') {
      at += 1;
      bindings.push(own);
      open = tag;
    } else {
      at += 2;
      for (const prefix of own) bound.set(prefix, bound.get(prefix)! - 1);
    }
    Object.assign(tag, { to: at, insideFrom: at, insideTo: at });
  }

  function words() {
    const from = at;
    const next = text.indexOf('<', at);
    const to = next < 0 ? text.length : next;
    if (!open) {
      skip();
      if (at < to) fail('outside', at, to);
      return;
    }
    references(from, to);
    const end = text.slice(from, to).indexOf(']]>');
    if (end >= 0) fail('cdataEnd', from + end, from + end + 3);
    at = to;
    if (next >= 0) add('text', '', from, to, from, to);
  }

  const unseen = UNSEEN.exec(text.slice(begin));
  try {
    while (at < text.length) {
      if (text[at] !== '<') words();
      else if (text.startsWith('<!--', at)) comment();
      else if (text.startsWith('<![CDATA[', at)) cdata();
      else if (text.startsWith('<!', at))
        fail(/^<!DOCTYPE/i.test(text.slice(at, at + 9)) ? 'doctype' : 'tag', at, at + 9);
      else if (text.startsWith('<?', at)) instruction();
      else if (text.startsWith('</', at)) closing();
      else opening();
    }
    if (open) fail('open', open.from, open.from + 1 + open.name.length, { opened: open.name });
    if (!reading.root) fail('empty', begin, text.length, { example: '<dailyImport/>' });
  } catch (stopped) {
    if (!(stopped instanceof Stop)) throw stopped;
    reading.mistake = namedByLookalike(text, stopped.mistake, outside, "'");
  }
  if (unseen && begin + unseen.index <= (reading.mistake?.from ?? Infinity)) {
    const from = begin + unseen.index;
    const code = `U+${unseen[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    reading.mistake = { kind: 'unseen', from, to: from + unseen[0].length, path: [], about: { code } };
  }
  return reading;
}

const UNREAD = /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)/y;
const VALUE = /"[^"<]*"|'[^'<]*'/y;

/** What is outside of the values, texts and comments of an XML text: within its markup, before its first element and after its last. */
function outside(text: string, visit: (at: number) => number) {
  const last = text.lastIndexOf('>');
  let isTag = false;
  let wasTag = false;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length;) {
    const skipped = isTag ? VALUE : UNREAD;
    skipped.lastIndex = at;
    const sign = text[at];
    if (skipped.test(text)) at = skipped.lastIndex;
    else if (sign === '<' || sign === '>') {
      isTag = sign === '<';
      wasTag = true;
      at += 1;
    } else at = isTag || !wasTag || at > last ? visit(at) : at + 1;
  }
}
