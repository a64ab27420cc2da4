import { openText } from '../text/document.ts';
import type { TextDocumentOptions } from '../text/standing.ts';
import { textEdit, type JsonEdit } from './edits.ts';
import { jsonFormat } from './format.ts';
import { valueIn } from './mistakeIn.ts';
import { movedEdits, type MoveEdit } from './move.ts';
import { nodeAt, type JsonReading } from './node.ts';
import type { Path } from './path.ts';
import { parseJson } from './read.ts';

/** A JSON text in an editor, which is read and edited by the paths of its values. */
export function openJsonDocument(options: TextDocumentOptions) {
  const opened = openText(options, jsonFormat);
  const doc = () => opened.view.state.doc;

  /** The text as it is read for the tree and its edits, once for each state of it. */
  let last: { doc: unknown; text: string; reading: JsonReading } | undefined;
  function known(of = doc()) {
    if (last?.doc !== of) {
      const lines = of.toString();
      last = { doc: of, text: lines, reading: parseJson(lines) };
    }
    return last!;
  }

  return {
    ...opened,
    known,
    /** What the text says, and throws where it is not JSON. */
    value: (): unknown => valueIn(doc().toString()),
    /** Where the value at a path begins. */
    find: (path: Path) => nodeAt(known().reading.root, path)?.from,
    /** Puts the cursor at a value, or at the nearest around where it is missing. */
    pointAt(path: Path) {
      const { root } = known().reading;
      let there = path;
      while (there.length && !nodeAt(root, there)) there = there.slice(0, -1);
      const node = nodeAt(root, there);
      if (node) opened.point(node.from, there);
    },
    /** Does edits at paths as the changes in the text that they are, all of them in one step; answers whether it could. */
    edit(...edits: (JsonEdit | MoveEdit)[]): boolean {
      const { text: before, reading } = known();
      const each = edits.map(edit =>
        edit.do === 'move' ? movedEdits(before, edit, reading) : textEdit(before, edit, reading),
      );
      if (each.includes(undefined)) return false;
      opened.change(each.flatMap(change => change ?? []));
      return true;
    },
  };
}

export type JsonDocument = ReturnType<typeof openJsonDocument>;
