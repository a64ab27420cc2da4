import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentUnit } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, Text, type Extension } from '@codemirror/state';
import { highlightActiveLineGutter, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { codeMirrorTheme } from '../code/codeMirrorTheme.ts';
import { codeMarks } from '../code/marks.ts';
import type { Format } from './format.ts';
import { UNUSUAL_SPACES } from './lookalikes.ts';

/** The line break of a text. In a mixed text only `\n` breaks lines, so that each carriage return is kept as a character. */
export const detectLineBreak = (text: string) =>
  !text.includes('\r') ? '\n' : /(^|[^\r])\n|\r(?!\n)/.test(text) ? 'mixed' : '\r\n';
export const codeMirrorText = (text: string, ending: string) =>
  Text.of(text.split(ending === 'mixed' ? '\n' : /\r\n?|\n/));

/** The CodeMirror extensions of every text. */
export const baseExtensions = (format: Format, ending: string): Extension[] => [
  ending === 'mixed' ? EditorState.lineSeparator.of('\n') : [],
  codeMarks,
  lineNumbers(),
  foldGutter(),
  codeFolding(),
  highlightSpecialChars({ addSpecialChars: UNUSUAL_SPACES }),
  highlightActiveLineGutter(),
  history(),
  bracketMatching(),
  format.extension(),
  indentUnit.of('  '),
  EditorState.tabSize.of(4),
  search({ top: true }),
  // Without Tab, which moves the focus as in every field.
  keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap]),
  codeMirrorTheme,
];
