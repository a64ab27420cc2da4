import type { TextEdit } from '../text/problem.ts';
import { nodeAt, type JsonNode, type JsonReading } from './node.ts';
import { parseJson } from './parseJson.ts';
import type { Path } from './path.ts';

/** An edit of the value at a path. `text` is a value written as JSON. */
export type JsonEdit =
  | { do: 'set'; path: Path; text: string }
  | { do: 'rename'; path: Path; name: string }
  | { do: 'remove'; path: Path }
  /** Adds to the end of the object or array at the path; an entry of an object has a name. */
  | { do: 'add'; path: Path; name?: string; text: string };

const DEFAULT_INDENT = '  ';

/** The indentation of the line of a position. */
const indentAt = (text: string, at: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))![0];
export const nodeStart = (node: JsonNode) => (node.name === undefined ? node.from : node.nameFrom);

/** The indentation of one level, taken from the first entry if it starts a line. */
function detectIndent(text: string, root: JsonNode): string {
  const [first] = root.children ?? [];
  const indent = first && indentAt(text, nodeStart(first));
  return indent && text.slice(root.from, nodeStart(first)).includes('\n') ? indent : DEFAULT_INDENT;
}

/** The white space around and between the entries of an object or array; `between` precedes an appended entry. */
function entryGaps(text: string, root: JsonNode, parent: JsonNode) {
  const [first] = parent.children!;
  const last = parent.children!.at(-1);
  if (!first || !last) {
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    const outer = indentAt(text, parent.from);
    const inner = `${eol}${outer}${detectIndent(text, root)}`;
    return { leading: inner, between: inner, trailing: `${eol}${outer}`, colon: ': ' };
  }
  const former = parent.children!.at(-2);
  const leading = text.slice(parent.from + 1, nodeStart(first));
  return {
    leading,
    // A space separates two entries of one line even if none follows the bracket.
    between: former ? text.slice(text.indexOf(',', former.to) + 1, nodeStart(last)) : leading || ' ',
    trailing: text.slice(last.to, parent.to - 1),
    colon: last.name === undefined ? ': ' : text.slice(last.nameTo, last.from),
  };
}

export function appendEntry(
  text: string,
  root: JsonNode,
  parent: JsonNode,
  name: string | undefined,
  value: string,
): TextEdit {
  const { leading, between, trailing, colon } = entryGaps(text, root, parent);
  const last = parent.children!.at(-1);
  const entry = name === undefined ? value : JSON.stringify(name) + colon + value;
  return last
    ? { from: last.to, to: last.to, insert: `,${between}${entry}` }
    : { from: parent.from + 1, to: parent.to - 1, insert: leading + entry + trailing };
}

/** An entry of an object or array after an edit: `own` is the existing node, `name` that of a new entry of an object. */
export interface EntryEdit {
  own?: JsonNode;
  name?: string;
  /** The value, written as JSON. */
  text: string;
}

/** Writes an object or array with other entries. Existing entries keep their text and the white space before them. */
export function replaceEntries(
  text: string,
  root: JsonNode,
  parent: JsonNode,
  entries: readonly EntryEdit[],
): string {
  const own = parent.children!;
  const { leading, between, trailing, colon } = entryGaps(text, root, parent);
  const former = new Map(own.map((node, at) => [node, own[at - 1]]));
  const parts = entries.map(({ own: node, name, text: value }, at) => {
    const before = node && former.get(node);
    const named = node
      ? text.slice(nodeStart(node), node.from)
      : name === undefined
        ? ''
        : JSON.stringify(name) + colon;
    return `${at ? (before ? text.slice(before.to, nodeStart(node)) : `,${between}`) : ''}${named}${value}`;
  });
  const inside = parts.length
    ? leading + parts.join('') + trailing
    : own.length
      ? ''
      : text.slice(parent.from + 1, parent.to - 1);
  return text[parent.from]! + inside + text[parent.to - 1]!;
}

export function removeNode(parent: JsonNode, node: JsonNode): TextEdit {
  const siblings = parent.children!;
  const at = siblings.indexOf(node);
  const follower = siblings[at + 1];
  if (follower) return { from: nodeStart(node), to: nodeStart(follower), insert: '' };
  return at
    ? { from: siblings[at - 1]!.to, to: node.to, insert: '' }
    : { from: parent.from + 1, to: parent.to - 1, insert: '' };
}

/**
 * Converts an edit of a JSON text to a replacement. Undefined if its path does not exist or the text has a mistake. An
 * empty text accepts a `set` with an empty path.
 */
export function toTextEdit(
  text: string,
  edit: JsonEdit,
  { root, mistake }: JsonReading = parseJson(text),
): TextEdit | undefined {
  if (mistake?.kind === 'empty' && edit.do === 'set' && !edit.path.length)
    return { from: 0, to: text.length, insert: edit.text };
  if (!root || mistake) return undefined;
  const node = nodeAt(root, edit.path);
  if (!node) return undefined;
  if (edit.do === 'set') return { from: node.from, to: node.to, insert: edit.text };
  if (edit.do === 'add')
    return node.children ? appendEntry(text, root, node, edit.name, edit.text) : undefined;
  const parent = nodeAt(root, edit.path.slice(0, -1));
  if (!edit.path.length || !parent) return undefined;
  if (edit.do === 'remove') return removeNode(parent, node);
  return node.name === undefined
    ? undefined
    : { from: node.nameFrom, to: node.nameTo, insert: JSON.stringify(edit.name) };
}
