import { explainByLookalike } from '../text/lookalikes.ts';
import { readOnce } from '../text/readOnce.ts';
import { createScanner, visitOutsideStrings, type Token } from './createScanner.ts';
import {
  truncate,
  type JsonKind,
  type JsonMistake,
  type JsonNode,
  type JsonProblem,
  type JsonReading,
  type JsonWarning,
} from './node.ts';
import { inexactValue, isJsonNumber } from './number.ts';
import type { Path } from './path.ts';

/** The maximum number of warnings that are returned; the others are only counted. */
const MAX_WARNINGS = 200;

const decode = (text: string, from: number, to: number): string => {
  const content = text.slice(from + 1, to - 1);
  if (!content.includes('\\')) return content;
  try {
    return JSON.parse(text.slice(from, to)) as string;
  } catch {
    return content;
  }
};

/** A value shortened for a message. */
function valueExcerpt(text: string, node: JsonNode): string {
  if (node.children) return node.kind === 'array' ? '[…]' : '{…}';
  return truncate(node.kind === 'string' ? decode(text, node.from, node.to) : text.slice(node.from, node.to));
}

const WORDS: Record<string, JsonKind> = { true: 'boolean', false: 'boolean', null: 'null' };
const SET_THRESHOLD = 16;
/** Whether an object has duplicate names. Comparing pairs is faster than a Set for few names. */
function hasDuplicateName(entries: readonly JsonNode[]): boolean {
  if (entries.length > SET_THRESHOLD) return new Set(entries.map(({ name }) => name)).size < entries.length;
  return entries.some(
    ({ name }, at) => name !== undefined && entries.findIndex(other => other.name === name) < at,
  );
}

/**
 * Parses a JSON text into nodes with positions. Continues after a mistake to find later problems, and does not recurse,
 * so that deep documents do not overflow the stack.
 */
export const parseJson = readOnce((text: string): JsonReading => {
  const result: JsonReading = { warnings: [], warningCount: 0 };
  /** The objects and arrays that are not closed yet. */
  const openNodes: JsonNode[] = [];
  let root: JsonNode | undefined;

  const currentPath = (last?: string | number): Path => {
    const path: (string | number)[] = [];
    openNodes.forEach((node, depth) => {
      if (depth) path.push(node.name ?? openNodes[depth - 1]!.children!.length - 1);
    });
    return last === undefined ? path : [...path, last];
  };
  const fail = (
    kind: JsonMistake,
    from: number,
    to: number,
    about: JsonProblem['about'] = {},
    quickFix?: JsonProblem['quickFix'],
    last?: string | number,
  ) => {
    result.mistake ??= { kind, from, to, path: currentPath(last), about, ...(quickFix && { quickFix }) };
  };
  const warn = (
    kind: JsonWarning,
    from: number,
    to: number,
    last: string | number | undefined,
    about: JsonProblem['about'],
  ) => {
    result.warningCount += 1;
    if (result.warnings.length < MAX_WARNINGS)
      result.warnings.push({ kind, from, to, path: currentPath(last), about });
  };

  const next = createScanner(text, fail);

  function scalar({ type, from, to }: Token, last: string | number | undefined): JsonNode {
    const node = { kind: 'string' as JsonKind, from, to, nameFrom: -1, nameTo: -1 };
    if (type === 'string') return node;
    const word = text.slice(from, to);
    const kind = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (kind) return { ...node, kind };
    if (/^[-+.\d]/.test(word)) {
      if (isJsonNumber(word)) {
        const parsedAs = word.length > 15 || /e/i.test(word) ? inexactValue(word) : undefined;
        if (parsedAs !== undefined) warn('long', from, to, last, { written: truncate(word), read: parsedAs });
      } else fail('number', from, to, { found: truncate(word) }, undefined, last);
      return { ...node, kind: 'number' };
    }
    fail('word', from, to, { found: truncate(word) }, undefined, last);
    return { ...node, kind: 'null' };
  }

  /** The expected token in the innermost container, and the previous token. */
  let expected = 'value' as 'value' | 'name' | 'colon' | 'separator';
  let before: Token | undefined;
  /** A name whose value has not been read yet. */
  let name: Token | undefined;
  /** A comma that must be followed by an entry. */
  let comma: Token | undefined;

  const addNode = (node: JsonNode) => {
    const container = openNodes.at(-1);
    if (name)
      Object.assign(node, { name: decode(text, name.from, name.to), nameFrom: name.from, nameTo: name.to });
    if (container) container.children!.push(node);
    else root ??= node;
    name = undefined;
    comma = undefined;
  };
  const lastName = (): string | number | undefined =>
    name
      ? decode(text, name.from, name.to)
      : openNodes.at(-1)?.kind === 'array'
        ? openNodes.at(-1)!.children!.length
        : undefined;

  const closeContainer = (token: Token) => {
    const container = openNodes.at(-1)!;
    container.to = token.to;
    const entries = container.children!;
    if (container.kind === 'object' && hasDuplicateName(entries)) {
      const times = new Map<string, number>();
      for (const entry of entries) times.set(entry.name!, (times.get(entry.name!) ?? 0) + 1);
      for (const entry of new Map(entries.map(one => [one.name!, one])).values()) {
        const count = times.get(entry.name!)!;
        // Entries have no name only at or after the mistake.
        if (count > 1 && entry.name !== undefined)
          warn('twice', entry.nameFrom, entry.nameTo, entry.name, {
            name: truncate(entry.name),
            times: count,
            value: valueExcerpt(text, entry),
          });
      }
    }
    openNodes.pop();
    name = undefined;
    comma = undefined;
    expected = 'separator';
  };

  const addValue = (token: Token) => {
    if (token.type === '{' || token.type === '[') {
      const node: JsonNode = {
        kind: token.type === '{' ? 'object' : 'array',
        from: token.from,
        to: token.to,
        nameFrom: -1,
        nameTo: -1,
        children: [],
      };
      addNode(node);
      openNodes.push(node);
      expected = node.kind === 'object' ? 'name' : 'value';
    } else {
      const node = scalar(token, lastName());
      addNode(node);
      expected = 'separator';
    }
  };

  const setName = (token: Token) => {
    name = token;
    comma = undefined;
    expected = 'colon';
  };

  for (let token = next(); token.type !== 'end'; token = next()) {
    const container = openNodes.at(-1);
    const { type, from, to } = token;
    const foundText = () => ({ found: truncate(text.slice(from, to)) });
    if (type === '}' || type === ']') {
      const closesContainer = container && (container.kind === 'object') === (type === '}');
      if (comma) fail('extraComma', comma.from, comma.to, {}, { from: comma.from, to: comma.to, insert: '' });
      else if (expected === 'value' && name) fail('value', from, to, foundText());
      else if (expected === 'colon' && name)
        fail('colon', name.to, name.to, { after: truncate(text.slice(name.from, name.to)) });
      if (!closesContainer)
        fail(container ? 'mismatch' : 'rest', from, to, {
          found: type,
          ...(container && { opened: text[container.from]!, at: container.from }),
        });
      if (container) closeContainer(token);
    } else if (expected === 'separator') {
      if (!container) {
        fail('rest', from, to, foundText());
        break;
      }
      if (type === ',') comma = token;
      else if (type === ':') fail('value', from, to, foundText());
      else {
        fail(
          'comma',
          before!.from,
          before!.to,
          { after: truncate(text.slice(before!.from, before!.to)) },
          { from: before!.to, to: before!.to, insert: ',' },
          container.children!.at(-1)?.name ?? container.children!.length - 1,
        );
        if (container.kind === 'object' && type === 'string') setName(token);
        else addValue(token);
        before = token;
        continue;
      }
      expected = container.kind === 'object' ? 'name' : 'value';
    } else if (expected === 'name') {
      if (type === ',') fail('extraComma', from, to, {}, { from, to, insert: '' });
      else {
        if (type !== 'string') fail('name', from, to, foundText());
        if (type === '{' || type === '[') addValue(token);
        else setName(token);
      }
    } else if (expected === 'colon') {
      if (type === ':') expected = 'value';
      else {
        fail('colon', name!.to, name!.to, { after: truncate(text.slice(name!.from, name!.to)) });
        if (type === ',') expected = 'name';
        else addValue(token);
      }
    } else if (type === ',') {
      const first = container?.kind === 'array' && !comma && !container.children!.length;
      if (name || first || !container) fail('value', from, to, foundText(), undefined, lastName());
      else fail('extraComma', from, to, {}, { from, to, insert: '' });
      if (name) expected = 'name';
      name = undefined;
    } else if (type === ':') fail('value', from, to, foundText());
    else addValue(token);
    before = token;
  }

  const innermost = openNodes.at(-1);
  if (!root) fail('empty', 0, text.length);
  else if (innermost)
    fail('open', innermost.from, innermost.from + 1, { opened: text[innermost.from]!, end: text.length });
  for (const node of openNodes) node.to = text.length;
  result.warnings.sort((a, b) => a.from - b.from);
  if (result.mistake) result.mistake = explainByLookalike(text, result.mistake, visitOutsideStrings, '"');
  return { ...result, ...(root && { root }) };
});
