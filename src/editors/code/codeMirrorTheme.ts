import { syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { nonce } from '../../ui/theme/nonce.ts';

const GREEN = 'var(--ok-bg)';
const RED = 'var(--err-bg)';

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--sunken)', color: 'var(--text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', fontSize: '12.5px', lineHeight: '19px' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 16px 0 10px' },
  '&.cm-focused .cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-content ::selection': { backgroundColor: 'var(--sel-line)' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--text2)', border: '0' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--sel)', color: 'var(--text)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '28px', padding: '0 6px 0 2px' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--sel)',
    outline: '1px solid var(--sel-line)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { backgroundColor: RED },
  '.cm-foldGutter .cm-gutterElement': { padding: '0 2px', cursor: 'pointer' },
  '.cm-foldPlaceholder': {
    border: '1px solid var(--edge)',
    backgroundColor: 'var(--surface)',
    color: 'var(--text2)',
    padding: '0 4px',
  },
  '.cm-specialChar': { color: 'var(--err)' },
  '.tok-propertyName': { fontWeight: '600' },
  '.tok-string': { color: 'var(--syn-text)' },
  '.tok-number, .tok-bool, .tok-keyword, .tok-null, .tok-atom': { color: 'var(--syn-value)' },
  // Problems.
  '.cm-severities': { width: '22px' },
  '.cm-severities .cm-gutterElement': { display: 'grid', placeItems: 'center' },
  '.cm-severity-err': { color: 'var(--err)' },
  '.cm-severity-warn': { color: 'var(--warn)' },
  '.cm-line-err': { backgroundColor: RED },
  '.cm-said': { marginLeft: '20px', font: '500 12px/19px var(--font)', color: 'var(--err)' },
  '.cm-range-err': { textDecoration: 'underline wavy var(--err) 1px', textUnderlineOffset: '3px' },
  '.cm-range-warn': { textDecoration: 'underline wavy var(--warn) 1px', textUnderlineOffset: '3px' },
  '.cm-differs': { boxShadow: 'inset 2px 0 var(--brand)' },
  // Search.
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--text)', borderColor: 'var(--line)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '6px 40px 6px 10px', font: '13px/20px var(--font)' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': {
    font: 'inherit',
    margin: '2px 6px 2px 0',
  },
  '.cm-textfield': {
    height: '28px',
    border: '1px solid var(--control)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    padding: '0 8px',
  },
  '.cm-button': {
    height: '28px',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    background: 'var(--surface)',
    color: 'var(--text)',
    padding: '0 10px',
    cursor: 'pointer',
  },
  '.cm-panel.cm-search [name=close]': {
    width: '28px',
    height: '28px',
    top: '6px',
    right: '6px',
    fontSize: '18px',
    color: 'var(--text2)',
    cursor: 'pointer',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--warn-bg)', outline: '1px solid var(--warn)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--sel-line)' },
  // Differences.
  '.cm-changedLine, .cm-insertedLine': { backgroundColor: `${GREEN} !important` },
  '.cm-deletedChunk': { backgroundColor: RED, paddingLeft: '10px' },
  '.cm-changedText, .cm-insertedLine .cm-changedText': {
    background: 'none !important',
    boxShadow: 'inset 0 -2px var(--ok)',
  },
  '.cm-deletedText, .cm-deletedChunk .cm-deletedText': {
    background: 'none !important',
    boxShadow: 'inset 0 -2px var(--err)',
    textDecoration: 'none',
  },
  '.cm-changedLineGutter': { background: 'var(--ok) !important' },
  '.cm-deletedLineGutter': { background: 'var(--err) !important' },
  '.cm-collapsedLines': {
    background: 'var(--sel) !important',
    color: 'var(--action)',
    font: '12px/20px var(--font)',
    padding: '4px 10px',
  },
  // Few fonts contain CodeMirror's own character.
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: '"⋯" !important', margin: '0 6px' },
});

/** The theme of CodeMirror, from the console's tokens. The content security policy allows its styles by their nonce. */
export const codeMirrorTheme = [
  theme,
  syntaxHighlighting(classHighlighter),
  nonce ? EditorView.cspNonce.of(nonce) : [],
];
