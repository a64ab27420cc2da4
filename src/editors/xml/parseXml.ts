import { explainByLookalike } from '../text/lookalikes.ts';
import { readOnce } from '../text/readOnce.ts';
import { DECLARATION, INVALID_CHARACTER, NAME, namePrefix } from './names.ts';
import {
  XmlParseError,
  xmlPath,
  type Attribute,
  type XmlKind,
  type XmlMistake,
  type XmlNode,
  type XmlProblem,
  type XmlReading,
} from './node.ts';
import { createReferenceChecker } from './references.ts';
import { visitXmlMarkup } from './visitXmlMarkup.ts';

const SPACE = /[ \t\r\n]*/y;
const EXCERPT_LENGTH = 40;

/** Parses without recursion up to the first mistake. A DOCTYPE is a mistake, so nothing is fetched. */
export const parseXml = readOnce((text: string): XmlReading => {
  const reading: XmlReading = { children: [] };
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const begin = at;
  let openElement: XmlNode | undefined;
  /** How many open elements bind each prefix, and the prefixes that each open element binds. */
  const prefixCounts = new Map([['xml', 1]]);
  const bindings: string[][] = [];
  const fail = (
    kind: XmlMistake,
    from: number,
    to: number,
    about: XmlProblem['about'] = {},
    quickFix?: XmlProblem['quickFix'] | '',
  ): never => {
    throw new XmlParseError({
      kind,
      from,
      to: Math.min(Math.max(to, from), text.length),
      path: openElement ? xmlPath(openElement, reading.children) : [],
      about,
      ...(quickFix && { quickFix }),
    });
  };
  const excerpt = (from: number, length = EXCERPT_LENGTH) => text.slice(from, from + length);
  const skipSpace = () => {
    SPACE.lastIndex = at;
    at += SPACE.exec(text)![0].length;
  };
  const readName = (): string => {
    NAME.lastIndex = at;
    const name = NAME.exec(text)?.[0] ?? '';
    at += name.length;
    return name;
  };
  const addNode = (
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
      parent: openElement,
    };
    (openElement?.children ?? reading.children).push(node);
    return node;
  };
  /** Returns the end of a construct that begins here, or fails if it is not closed. */
  const findEnd = (begins: string, ends: string): number => {
    const end = text.indexOf(ends, at + begins.length);
    return end < 0 ? fail('unended', at, at + begins.length, { begins, ends }) : end;
  };
  const checkReferences = createReferenceChecker(text, fail);
  function readComment() {
    const end = findEnd('<!--', '-->');
    const dashes = text.indexOf('--', at + 4);
    if (dashes < end) fail('dashes', dashes, dashes + 2);
    addNode('comment', '', at, end + 3, at + 4, end);
    at = end + 3;
  }
  function readCdata() {
    if (!openElement) fail('outside', at, at + 9);
    const end = findEnd('<![CDATA[', ']]>');
    const before = openElement!.children.at(-1);
    if (before?.kind === 'cdata' && before.to === at) Object.assign(before, { to: end + 3, insideTo: end });
    else addNode('cdata', '', at, end + 3, at + 9, end);
    at = end + 3;
  }
  function readInstruction() {
    const from = at;
    DECLARATION.lastIndex = at;
    const declared = at === begin ? DECLARATION.exec(text)?.[0] : undefined;
    if (declared) {
      addNode('declaration', 'xml', from, from + declared.length, from + 5, from + declared.length - 2);
      at += declared.length;
      return;
    }
    const end = findEnd('<?', '?>');
    at += 2;
    const name = readName();
    if (/^xml$/i.test(name)) fail('declaration', from, end + 2);
    if (!name || name.includes(':'))
      fail('name', from, at, { found: excerpt(from + 2, Math.max(name.length, 1)) });
    const nameTo = at;
    skipSpace();
    if (at === nameTo && at < end) fail('character', at, at + 1, { found: excerpt(at, 1) });
    addNode('instruction', name, from, end + 2, Math.min(at, end), end);
    at = end + 2;
  }
  function readEndTag() {
    const from = at;
    at += 2;
    const name = readName();
    skipSpace();
    const to = text[at] === '>' ? at + 1 : at;
    if (!openElement) return fail('rest', from, to, { found: name });
    if (name !== openElement.name)
      fail('mismatch', from, to, { found: name, opened: openElement.name, at: openElement.from });
    if (text[at] !== '>') fail('unended', from, at, { begins: `</${name}`, ends: '>' });
    at += 1;
    openElement.insideTo = from;
    openElement.to = at;
    for (const prefix of bindings.pop()!) prefixCounts.set(prefix, prefixCounts.get(prefix)! - 1);
    openElement = openElement.parent;
  }

  function readAttribute(): Attribute {
    const from = at;
    const name = readName();
    if (!name) fail('character', at, at + 1, { found: excerpt(at, 1) });
    const nameTo = at;
    skipSpace();
    if (text[at] !== '=') fail('value', from, nameTo, { name });
    at += 1;
    skipSpace();
    const quote = text[at]!;
    if (quote !== '"' && quote !== "'") fail('value', from, nameTo, { name });
    const valueFrom = at + 1;
    const valueTo = text.indexOf(quote, valueFrom);
    if (valueTo < 0) return fail('unended', at, at + 1, { begins: `${name}=${quote}`, ends: quote });
    const less = text.slice(valueFrom, valueTo).indexOf('<');
    if (less >= 0) fail('less', valueFrom + less, valueFrom + less + 1, { name });
    checkReferences(valueFrom, valueTo);
    at = valueTo + 1;
    return { name, from, to: at, valueFrom, valueTo };
  }

  function readStartTag() {
    const from = at;
    at += 1;
    const name = readName();
    if (!name) fail('tag', from, from + 1);
    if (!openElement && reading.root) fail('second', from, at, { found: name });
    const tag = addNode('element', name, from, at, at, at);
    reading.root ??= tag;
    const names = new Set<string>();
    for (;;) {
      const before = at;
      skipSpace();
      if (at >= text.length) fail('unended', from, from + 1 + name.length, { begins: `<${name}`, ends: '>' });
      if (text[at] === '>' || text.startsWith('/>', at)) break;
      if (at === before) fail('character', at, at + 1, { found: excerpt(at, 1) });
      const own = readAttribute();
      if (names.has(own.name)) fail('twice', own.from, own.from + own.name.length, { name: own.name });
      names.add(own.name);
      tag.attributes.push(own);
    }
    const own = tag.attributes.flatMap(({ name, valueFrom, valueTo }) =>
      name.startsWith('xmlns:') && valueTo > valueFrom ? [name.slice(6)] : [],
    );
    for (const prefix of own) prefixCounts.set(prefix, (prefixCounts.get(prefix) ?? 0) + 1);
    for (const one of [tag, ...tag.attributes]) {
      const prefix = namePrefix(one.name);
      const start = one === tag ? from + 1 : one.from;
      if (prefix === undefined) fail('name', start, start + one.name.length, { found: one.name });
      else if (prefix && !(prefix === 'xmlns' && one !== tag) && !prefixCounts.get(prefix))
        fail('prefix', start, start + one.name.length, { prefix });
    }
    if (text[at] === '>') {
      at += 1;
      bindings.push(own);
      openElement = tag;
    } else {
      at += 2;
      for (const prefix of own) prefixCounts.set(prefix, prefixCounts.get(prefix)! - 1);
    }
    Object.assign(tag, { to: at, insideFrom: at, insideTo: at });
  }

  function readText() {
    const from = at;
    const next = text.indexOf('<', at);
    const to = next < 0 ? text.length : next;
    if (!openElement) {
      skipSpace();
      if (at < to) fail('outside', at, to);
      return;
    }
    checkReferences(from, to);
    const end = text.slice(from, to).indexOf(']]>');
    if (end >= 0) fail('cdataEnd', from + end, from + end + 3);
    at = to;
    if (next >= 0) addNode('text', '', from, to, from, to);
  }

  const invalidCharacter = INVALID_CHARACTER.exec(text.slice(begin));
  try {
    while (at < text.length) {
      if (text[at] !== '<') readText();
      else if (text.startsWith('<!--', at)) readComment();
      else if (text.startsWith('<![CDATA[', at)) readCdata();
      else if (text.startsWith('<!', at))
        fail(/^<!DOCTYPE/i.test(text.slice(at, at + 9)) ? 'doctype' : 'tag', at, at + 9);
      else if (text.startsWith('<?', at)) readInstruction();
      else if (text.startsWith('</', at)) readEndTag();
      else readStartTag();
    }
    if (openElement)
      fail('open', openElement.from, openElement.from + 1 + openElement.name.length, {
        opened: openElement.name,
      });
    if (!reading.root) fail('empty', begin, text.length, { example: '<dailyImport/>' });
  } catch (error) {
    if (!(error instanceof XmlParseError)) throw error;
    reading.mistake = explainByLookalike(text, error.mistake, visitXmlMarkup, "'");
  }
  if (invalidCharacter && begin + invalidCharacter.index <= (reading.mistake?.from ?? Infinity)) {
    const from = begin + invalidCharacter.index;
    const code = `U+${invalidCharacter[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    reading.mistake = {
      kind: 'unseen',
      from,
      to: from + invalidCharacter[0].length,
      path: [],
      about: { code },
    };
  }
  return reading;
});
