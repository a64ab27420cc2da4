import { explainByLookalike } from '../text/lookalikes.ts';
import { readOnce } from '../text/readOnce.ts';
import { DECLARATION, NAME, prefixOf, UNSEEN } from './names.ts';
import {
  Stop,
  xmlPath,
  type Attribute,
  type XmlKind,
  type XmlMistake,
  type XmlNode,
  type XmlProblem,
  type XmlReading,
} from './node.ts';
import { outside } from './outside.ts';
import { referenceChecker } from './references.ts';

const SPACE = /[ \t\r\n]*/y;
const SHOWN = 40;

/**
 * Reads an XML text with the positions of everything in it, up to its first mistake. A DOCTYPE is one: nothing is ever
 * expanded or fetched. It knows no recursion, so that no depth ends it.
 */
export const parseXml = readOnce((text: string): XmlReading => {
  const reading: XmlReading = { children: [] };
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const begin = at;
  let open: XmlNode | undefined;
  /** How often each prefix is bound here, and which ones each open element binds. */
  const bound = new Map([['xml', 1]]);
  const bindings: string[][] = [];

  const fail = (
    kind: XmlMistake,
    from: number,
    to: number,
    about: XmlProblem['about'] = {},
    mend?: XmlProblem['quickFix'] | '',
  ): never => {
    throw new Stop({
      kind,
      from,
      to: Math.min(Math.max(to, from), text.length),
      path: open ? xmlPath(open, reading.children) : [],
      about,
      ...(mend && { quickFix: mend }),
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
    kind: XmlKind,
    name: string,
    from: number,
    to: number,
    insideFrom: number,
    insideTo: number,
  ): XmlNode => {
    const node: XmlNode = {
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
  const references = referenceChecker(text, fail);

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
    reading.mistake = explainByLookalike(text, stopped.mistake, outside, "'");
  }
  if (unseen && begin + unseen.index <= (reading.mistake?.from ?? Infinity)) {
    const from = begin + unseen.index;
    const code = `U+${unseen[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    reading.mistake = { kind: 'unseen', from, to: from + unseen[0].length, path: [], about: { code } };
  }
  return reading;
});
