import { openTextDocument } from '../text/document.ts';
import type { TextDocumentOptions } from '../text/documentState.ts';
import { toTextEdit, type JsonEdit } from './edits.ts';
import { parseValue } from './findSyntaxError.ts';
import { jsonFormat } from './format.ts';
import { toMoveEdits, type MoveEdit } from './move.ts';
import { nodeAt, type JsonReading } from './node.ts';
import { parseJson } from './parseJson.ts';
import type { Path } from './path.ts';

/** Opens a JSON text in an editor, in which values are read and edited by their paths. */
export function openJsonDocument(options: TextDocumentOptions) {
  const textDocument = openTextDocument(options, jsonFormat);
  const doc = () => textDocument.view.state.doc;

  /** The last reading, because the tree and the edits parse each version of the text once. */
  let last: { doc: unknown; text: string; reading: JsonReading } | undefined;
  function getReading(of = doc()) {
    if (last?.doc !== of) {
      const text = of.toString();
      last = { doc: of, text, reading: parseJson(text) };
    }
    return last!;
  }

  return {
    ...textDocument,
    known: getReading,
    /** The parsed value; throws if the text is not JSON. */
    value: (): unknown => parseValue(doc().toString()),
    /** The offset at which the value at a path starts. */
    offsetAt: (path: Path) => nodeAt(getReading().reading.root, path)?.from,
    /** Moves the cursor to the value at a path, or to its nearest ancestor if it is missing. */
    moveCursorTo(path: Path) {
      const { root } = getReading().reading;
      let nearest = path;
      while (nearest.length && !nodeAt(root, nearest)) nearest = nearest.slice(0, -1);
      const node = nodeAt(root, nearest);
      if (node) textDocument.moveCursor(node.from, nearest);
    },
    /** Applies edits in one step of the history. Returns whether all of them can be applied. */
    edit(...edits: (JsonEdit | MoveEdit)[]): boolean {
      const { text: before, reading } = getReading();
      const each = edits.map(edit =>
        edit.do === 'move' ? toMoveEdits(before, edit, reading) : toTextEdit(before, edit, reading),
      );
      if (each.includes(undefined)) return false;
      textDocument.applyEdits(each.flatMap(change => change ?? []));
      return true;
    },
  };
}

export type JsonDocument = ReturnType<typeof openJsonDocument>;
