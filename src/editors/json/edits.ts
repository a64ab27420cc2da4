import type { TextEdit } from '../text/problem.ts';
import { nodeAt, type JsonNode, type JsonReading } from './node.ts';
import type { Path } from './path.ts';
import { parseJson } from './read.ts';

/** What can be done to the value at a path. `text` is a value written as JSON. */
export type JsonEdit =
  | { do: 'set'; path: Path; text: string }
  | { do: 'rename'; path: Path; name: string }
  | { do: 'remove'; path: Path }
  /** At the end of the object or array at the path; an object's entry has a name. */
  | { do: 'add'; path: Path; name?: string; text: string };

const UNIT = '  ';

/** White space at the beginning of the line that a position stands in. */
const indentAt = (text: string, at: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))![0];
export const beginOf = (node: JsonNode) => (node.name === undefined ? node.from : node.nameFrom);

/** What one level is moved in by, taken from the first one that stands in a line of its own. */
function unitOf(text: string, root: JsonNode): string {
  const [first] = root.children ?? [];
  const indent = first && indentAt(text, beginOf(first));
  return indent && text.slice(root.from, beginOf(first)).includes('\n') ? indent : UNIT;
}

/** What stands around and between the entries of an object or array, or would; `next` before one more at its end. */
function gapsOf(text: string, root: JsonNode, parent: JsonNode) {
  const [first] = parent.children!;
  const last = parent.children!.at(-1);
  if (!first || !last) {
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    const outer = indentAt(text, parent.from);
    const inner = `${eol}${outer}${unitOf(text, root)}`;
    return { open: inner, next: inner, close: `${eol}${outer}`, colon: ': ' };
  }
  const former = parent.children!.at(-2);
  const open = text.slice(parent.from + 1, beginOf(first));
  return {
    open,
    // Between two entries of one line there is a space, though the first stands close to its bracket.
    next: former ? text.slice(text.indexOf(',', former.to) + 1, beginOf(last)) : open || ' ',
    close: text.slice(last.to, parent.to - 1),
    colon: last.name === undefined ? ': ' : text.slice(last.nameTo, last.from),
  };
}

export function added(
  text: string,
  root: JsonNode,
  parent: JsonNode,
  name: string | undefined,
  value: string,
): TextEdit {
  const { open, next, close, colon } = gapsOf(text, root, parent);
  const last = parent.children!.at(-1);
  const entry = name === undefined ? value : JSON.stringify(name) + colon + value;
  return last
    ? { from: last.to, to: last.to, insert: `,${next}${entry}` }
    : { from: parent.from + 1, to: parent.to - 1, insert: open + entry + close };
}

/** An entry of an object or array as it shall be; `own` where it stands there already, a name where it is new in an object. */
export interface EntryEdit {
  own?: JsonNode;
  name?: string;
  /** The value, written as JSON. */
  text: string;
}

/** An object or array with other entries; what stays of them stays byte for byte, with the white space before it. */
export function withEntries(
  text: string,
  root: JsonNode,
  parent: JsonNode,
  entries: readonly EntryEdit[],
): string {
  const own = parent.children!;
  const { open, next, close, colon } = gapsOf(text, root, parent);
  const former = new Map(own.map((node, at) => [node, own[at - 1]]));
  const parts = entries.map(({ own: node, name, text: value }, at) => {
    const before = node && former.get(node);
    const named = node
      ? text.slice(beginOf(node), node.from)
      : name === undefined
        ? ''
        : JSON.stringify(name) + colon;
    return `${at ? (before ? text.slice(before.to, beginOf(node)) : `,${next}`) : ''}${named}${value}`;
  });
  const inside = parts.length
    ? open + parts.join('') + close
    : own.length
      ? ''
      : text.slice(parent.from + 1, parent.to - 1);
  return text[parent.from]! + inside + text[parent.to - 1]!;
}

export function removeNode(parent: JsonNode, node: JsonNode): TextEdit {
  const siblings = parent.children!;
  const at = siblings.indexOf(node);
  const follower = siblings[at + 1];
  if (follower) return { from: beginOf(node), to: beginOf(follower), insert: '' };
  return at
    ? { from: siblings[at - 1]!.to, to: node.to, insert: '' }
    : { from: parent.from + 1, to: parent.to - 1, insert: '' };
}

/**
 * The one replacement that an edit of a JSON text is. Undefined where there is nothing at its path, or a mistake in the
 * text. An empty text takes a `set` of the whole.
 */
export function textEdit(
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
  if (edit.do === 'add') return node.children ? added(text, root, node, edit.name, edit.text) : undefined;
  const parent = nodeAt(root, edit.path.slice(0, -1));
  if (!edit.path.length || !parent) return undefined;
  if (edit.do === 'remove') return removeNode(parent, node);
  return node.name === undefined
    ? undefined
    : { from: node.nameFrom, to: node.nameTo, insert: JSON.stringify(edit.name) };
}
