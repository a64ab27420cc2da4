import { json } from '@codemirror/lang-json';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Format } from '../text/format.ts';
import { startCheckingJson } from './checking.ts';
import { mistakeIn } from './mistakeIn.ts';
import { pathText, type Path } from './path.ts';
import { severityOf } from './severity.ts';

const VALUES = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/** The path of the value at a position, as far as the text around is read yet; it costs what is around, not the whole. */
function pathAt(state: EditorState, at: number): Path {
  const path: (string | number)[] = [];
  for (let node = syntaxTree(state).resolveInner(at, -1); node.parent; node = node.parent) {
    if (node.name === 'Property') {
      const name = node.getChild('PropertyName');
      if (name) path.unshift(named(state.sliceDoc(name.from, name.to)));
    } else if (node.parent.name === 'Array' && VALUES.has(node.name)) {
      let index = 0;
      for (let before = node.prevSibling; before; before = before.prevSibling)
        if (VALUES.has(before.name)) index += 1;
      path.unshift(index);
    }
  }
  return path;
}

function named(written: string): string {
  try {
    return JSON.parse(written) as string;
  } catch {
    return written;
  }
}

export const jsonFormat: Format = {
  name: 'JSON',
  ending: 'json',
  accept: '.json,application/json',
  extension: json,
  startChecking: startCheckingJson,
  mistakeIn,
  severityOf,
  pathAt,
  pathText,
};
