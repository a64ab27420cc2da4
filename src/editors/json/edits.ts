import type { Path } from './path.ts';
import { nodeAt, read, type Node, type Reading } from './read.ts';

/** One replacement in a text: the rest of it stays byte for byte. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}

/** What can be done to the value at a path. `text` is a value written as JSON. */
export type Edit =
  | { do: 'set'; path: Path; text: string }
  | { do: 'rename'; path: Path; name: string }
  | { do: 'remove'; path: Path }
  /** At the end of the object or array at the path; an object's entry has a name. */
  | { do: 'add'; path: Path; name?: string; text: string };

const UNIT = '  ';

/** White space at the beginning of the line that a position stands in. */
const indentAt = (text: string, at: number) => /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))![0];
export const beginOf = (node: Node) => (node.name === undefined ? node.from : node.nameFrom);

/** What one level is moved in by, taken from the first one that stands in a line of its own. */
function unitOf(text: string, root: Node): string {
  const [first] = root.children ?? [];
  const indent = first && indentAt(text, beginOf(first));
  return indent && text.slice(root.from, beginOf(first)).includes('\n') ? indent : UNIT;
}

export function added(text: string, root: Node, parent: Node, name: string | undefined, value: string): TextEdit {
  const siblings = parent.children!;
  const last = siblings.at(-1);
  const colon = last?.name === undefined ? ': ' : text.slice(last.nameTo, last.from);
  const entry = name === undefined ? value : JSON.stringify(name) + colon + value;
  if (!last) {
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    const outer = indentAt(text, parent.from);
    return { from: parent.from + 1, to: parent.to - 1, insert: `${eol}${outer}${unitOf(text, root)}${entry}${eol}${outer}` };
  }
  const former = siblings.at(-2);
  const gap = text.slice(former ? text.indexOf(',', former.to) + 1 : parent.from + 1, beginOf(last));
  // Between two entries of one line there is a space, though the first stands close to its bracket.
  return { from: last.to, to: last.to, insert: `,${gap || (former ? '' : ' ')}${entry}` };
}

export function removed(parent: Node, node: Node): TextEdit {
  const siblings = parent.children!;
  const at = siblings.indexOf(node);
  const follower = siblings[at + 1];
  if (follower) return { from: beginOf(node), to: beginOf(follower), insert: '' };
  return at ? { from: siblings[at - 1]!.to, to: node.to, insert: '' } : { from: parent.from + 1, to: parent.to - 1, insert: '' };
}

/**
 * The one replacement that an edit of a JSON text is. Undefined where there is nothing at its path, or a mistake in the
 * text. An empty text takes a `set` of the whole.
 */
export function textEdit(text: string, edit: Edit, { root, mistake }: Reading = read(text)): TextEdit | undefined {
  if (mistake?.kind === 'empty' && edit.do === 'set' && !edit.path.length) return { from: 0, to: text.length, insert: edit.text };
  if (!root || mistake) return undefined;
  const node = nodeAt(root, edit.path);
  if (!node) return undefined;
  if (edit.do === 'set') return { from: node.from, to: node.to, insert: edit.text };
  if (edit.do === 'add') return node.children ? added(text, root, node, edit.name, edit.text) : undefined;
  const parent = nodeAt(root, edit.path.slice(0, -1));
  if (!edit.path.length || !parent) return undefined;
  if (edit.do === 'remove') return removed(parent, node);
  return node.name === undefined ? undefined : { from: node.nameFrom, to: node.nameTo, insert: JSON.stringify(edit.name) };
}
