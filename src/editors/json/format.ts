import { json } from '@codemirror/lang-json';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Format } from '../text/format.ts';
import { findSyntaxError } from './findSyntaxError.ts';
import { pathText, type Path } from './path.ts';
import { getSeverity } from './severity.ts';
import { startCheckingJson } from './startCheckingJson.ts';

const VALUES = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/** The path of the value at a position. Uses CodeMirror's incremental syntax tree, so that the cost does not grow with the text. */
function pathAt(state: EditorState, at: number): Path {
  const path: (string | number)[] = [];
  for (let node = syntaxTree(state).resolveInner(at, -1); node.parent; node = node.parent) {
    if (node.name === 'Property') {
      const name = node.getChild('PropertyName');
      if (name) path.unshift(decodeName(state.sliceDoc(name.from, name.to)));
    } else if (node.parent.name === 'Array' && VALUES.has(node.name)) {
      let index = 0;
      for (let before = node.prevSibling; before; before = before.prevSibling)
        if (VALUES.has(before.name)) index += 1;
      path.unshift(index);
    }
  }
  return path;
}

function decodeName(written: string): string {
  try {
    return JSON.parse(written) as string;
  } catch {
    return written;
  }
}

export const jsonFormat: Format = {
  name: 'JSON',
  fileExtension: 'json',
  accept: '.json,application/json',
  extension: json,
  startChecking: startCheckingJson,
  findSyntaxError,
  getSeverity,
  pathAt,
  pathText,
};
