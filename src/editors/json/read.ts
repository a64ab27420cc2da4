import { namedByLookalike } from '../text/lookalikes.ts';
import { readOnce } from '../text/readOnce.ts';
import {
  brief,
  type Doubt,
  type JsonKind,
  type JsonMistake,
  type JsonNode,
  type JsonProblem,
  type JsonReading,
} from './node.ts';
import { isNumber, readAs } from './number.ts';
import type { Path } from './path.ts';
import { scanner, visitOutsideStrings, type Token } from './scanner.ts';

/** So many doubts are told one by one. */
const TOLD = 200;

const decoded = (text: string, from: number, to: number): string => {
  const bare = text.slice(from + 1, to - 1);
  if (!bare.includes('\\')) return bare;
  try {
    return JSON.parse(text.slice(from, to)) as string;
  } catch {
    return bare;
  }
};

/** How a value reads in a sentence. */
function told(text: string, node: JsonNode): string {
  if (node.children) return node.kind === 'array' ? '[…]' : '{…}';
  return brief(node.kind === 'string' ? decoded(text, node.from, node.to) : text.slice(node.from, node.to));
}

const WORDS: Record<string, JsonKind> = { true: 'boolean', false: 'boolean', null: 'null' };
const FEW = 16;
/** Whether a name stands twice; of few names it is quicker to look than to note each. */
function isTwice(entries: readonly JsonNode[]): boolean {
  if (entries.length > FEW) return new Set(entries.map(({ name }) => name)).size < entries.length;
  return entries.some(
    ({ name }, at) => name !== undefined && entries.findIndex(other => other.name === name) < at,
  );
}

/**
 * Reads a JSON text with the positions of everything in it. It goes on after a mistake as well as it can, so that what is
 * found behind it is found, too; it knows no recursion, so that no depth ends it.
 */
export const parseJson = readOnce((text: string): JsonReading => {
  const found: JsonReading = { doubts: [], doubtCount: 0 };
  /** The containers that are not closed yet. */
  const open: JsonNode[] = [];
  let root: JsonNode | undefined;

  const pathNow = (last?: string | number): Path => {
    const path: (string | number)[] = [];
    open.forEach((node, depth) => {
      if (depth) path.push(node.name ?? open[depth - 1]!.children!.length - 1);
    });
    return last === undefined ? path : [...path, last];
  };
  const fail = (
    kind: JsonMistake,
    from: number,
    to: number,
    about: JsonProblem['about'] = {},
    mend?: JsonProblem['mend'],
    last?: string | number,
  ) => {
    found.mistake ??= { kind, from, to, path: pathNow(last), about, ...(mend && { mend }) };
  };
  const doubt = (
    kind: Doubt,
    from: number,
    to: number,
    last: string | number | undefined,
    about: JsonProblem['about'],
  ) => {
    found.doubtCount += 1;
    if (found.doubts.length < TOLD) found.doubts.push({ kind, from, to, path: pathNow(last), about });
  };

  const next = scanner(text, fail);

  function scalar({ type, from, to }: Token, last: string | number | undefined): JsonNode {
    const node = { kind: 'string' as JsonKind, from, to, nameFrom: -1, nameTo: -1 };
    if (type === 'string') return node;
    const word = text.slice(from, to);
    const kind = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (kind) return { ...node, kind };
    if (/^[-+.\d]/.test(word)) {
      if (isNumber(word)) {
        const read = word.length > 15 || /e/i.test(word) ? readAs(word) : undefined;
        if (read !== undefined) doubt('long', from, to, last, { written: brief(word), read });
      } else fail('number', from, to, { found: brief(word) }, undefined, last);
      return { ...node, kind: 'number' };
    }
    fail('word', from, to, { found: brief(word) }, undefined, last);
    return { ...node, kind: 'null' };
  }

  /** Where something is expected in the innermost container, and what stood before. */
  let wants = 'value' as 'value' | 'name' | 'colon' | 'separator';
  let before: Token | undefined;
  /** A name that waits for its value. */
  let name: Token | undefined;
  /** The comma after which something must come. */
  let comma: Token | undefined;

  const place = (node: JsonNode) => {
    const around = open.at(-1);
    if (name)
      Object.assign(node, { name: decoded(text, name.from, name.to), nameFrom: name.from, nameTo: name.to });
    if (around) around.children!.push(node);
    else root ??= node;
    name = undefined;
    comma = undefined;
  };
  const lastName = (): string | number | undefined =>
    name
      ? decoded(text, name.from, name.to)
      : open.at(-1)?.kind === 'array'
        ? open.at(-1)!.children!.length
        : undefined;

  const close = (token: Token) => {
    const around = open.at(-1)!;
    around.to = token.to;
    const entries = around.children!;
    if (around.kind === 'object' && isTwice(entries)) {
      const times = new Map<string, number>();
      for (const entry of entries) times.set(entry.name!, (times.get(entry.name!) ?? 0) + 1);
      for (const entry of new Map(entries.map(one => [one.name!, one])).values()) {
        const count = times.get(entry.name!)!;
        // An entry without a name is the mistake, or behind it.
        if (count > 1 && entry.name !== undefined)
          doubt('twice', entry.nameFrom, entry.nameTo, entry.name, {
            name: brief(entry.name),
            times: count,
            value: told(text, entry),
          });
      }
    }
    open.pop();
    name = undefined;
    comma = undefined;
    wants = 'separator';
  };

  const take = (token: Token) => {
    if (token.type === '{' || token.type === '[') {
      const node: JsonNode = {
        kind: token.type === '{' ? 'object' : 'array',
        from: token.from,
        to: token.to,
        nameFrom: -1,
        nameTo: -1,
        children: [],
      };
      place(node);
      open.push(node);
      wants = node.kind === 'object' ? 'name' : 'value';
    } else {
      const node = scalar(token, lastName());
      place(node);
      wants = 'separator';
    }
  };

  const named = (token: Token) => {
    name = token;
    comma = undefined;
    wants = 'colon';
  };

  for (let token = next(); token.type !== 'end'; token = next()) {
    const around = open.at(-1);
    const { type, from, to } = token;
    const said = () => ({ found: brief(text.slice(from, to)) });
    if (type === '}' || type === ']') {
      const fits = around && (around.kind === 'object') === (type === '}');
      if (comma) fail('extraComma', comma.from, comma.to, {}, { from: comma.from, to: comma.to, insert: '' });
      else if (wants === 'value' && name) fail('value', from, to, said());
      else if (wants === 'colon' && name)
        fail('colon', name.to, name.to, { after: brief(text.slice(name.from, name.to)) });
      if (!fits)
        fail(around ? 'mismatch' : 'rest', from, to, {
          found: type,
          ...(around && { opened: text[around.from]!, at: around.from }),
        });
      if (around) close(token);
    } else if (wants === 'separator') {
      if (!around) {
        fail('rest', from, to, said());
        break;
      }
      if (type === ',') comma = token;
      else if (type === ':') fail('value', from, to, said());
      else {
        fail(
          'comma',
          before!.from,
          before!.to,
          { after: brief(text.slice(before!.from, before!.to)) },
          { from: before!.to, to: before!.to, insert: ',' },
          around.children!.at(-1)?.name ?? around.children!.length - 1,
        );
        if (around.kind === 'object' && type === 'string') named(token);
        else take(token);
        before = token;
        continue;
      }
      wants = around.kind === 'object' ? 'name' : 'value';
    } else if (wants === 'name') {
      if (type === ',') fail('extraComma', from, to, {}, { from, to, insert: '' });
      else {
        if (type !== 'string') fail('name', from, to, said());
        if (type === '{' || type === '[') take(token);
        else named(token);
      }
    } else if (wants === 'colon') {
      if (type === ':') wants = 'value';
      else {
        fail('colon', name!.to, name!.to, { after: brief(text.slice(name!.from, name!.to)) });
        if (type === ',') wants = 'name';
        else take(token);
      }
    } else if (type === ',') {
      const first = around?.kind === 'array' && !comma && !around.children!.length;
      if (name || first || !around) fail('value', from, to, said(), undefined, lastName());
      else fail('extraComma', from, to, {}, { from, to, insert: '' });
      if (name) wants = 'name';
      name = undefined;
    } else if (type === ':') fail('value', from, to, said());
    else take(token);
    before = token;
  }

  const innermost = open.at(-1);
  if (!root) fail('empty', 0, text.length);
  else if (innermost)
    fail('open', innermost.from, innermost.from + 1, { opened: text[innermost.from]!, end: text.length });
  for (const node of open) node.to = text.length;
  found.doubts.sort((a, b) => a.from - b.from);
  if (found.mistake) found.mistake = namedByLookalike(text, found.mistake, visitOutsideStrings, '"');
  return { ...found, ...(root && { root }) };
});
