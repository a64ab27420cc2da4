import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentUnit } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, Text, type Extension } from '@codemirror/state';
import { highlightActiveLineGutter, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { look } from '../code/look.ts';
import { marks } from '../code/marks.ts';
import type { Format } from './format.ts';
import { ODD_SPACES } from './lookalikes.ts';

/** How the lines of a text end, where all end alike; where they do not, a carriage return is a sign like any other. */
export const endingOf = (text: string) =>
  !text.includes('\r') ? '\n' : /(^|[^\r])\n|\r(?!\n)/.test(text) ? 'mixed' : '\r\n';
export const codeMirrorText = (text: string, ending: string) =>
  Text.of(text.split(ending === 'mixed' ? '\n' : /\r\n?|\n/));

/** The extensions of CodeMirror that every text has. */
export const baseExtensions = (format: Format, ending: string): Extension[] => [
  ending === 'mixed' ? EditorState.lineSeparator.of('\n') : [],
  marks,
  lineNumbers(),
  foldGutter(),
  codeFolding(),
  highlightSpecialChars({ addSpecialChars: ODD_SPACES }),
  highlightActiveLineGutter(),
  history(),
  bracketMatching(),
  format.extension(),
  indentUnit.of('  '),
  EditorState.tabSize.of(4),
  search({ top: true }),
  // Tab is not among them: it leaves the text, as it leaves every field.
  keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap]),
  look,
];
