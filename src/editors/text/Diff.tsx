import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useText } from '../../ui/useText.ts';
import { codeMirrorTheme } from '../code/codeMirrorTheme.ts';
import { usePhrases } from '../code/usePhrases.ts';
import styles from './Diff.module.css';
import type { SideProps } from './documentEditor.ts';

/** Milliseconds after which CodeMirror stops to search differences within lines. */
const DIFF_TIMEOUT = 700;

/** The differences between the document and the reference text, line by line. */
export default function Diff({
  textDocument,
  label,
  referenceName: against,
  referenceText: compared,
}: SideProps) {
  const t = useText();
  const phrases = usePhrases();
  const container = useRef<HTMLDivElement>(null);
  const doc = useSyncExternalStore(textDocument.state.subscribe, () => textDocument.view.state.doc);
  const original = useMemo(() => textDocument.toLines(compared), [textDocument, compared]);
  useEffect(() => {
    const view = new EditorView({
      parent: container.current!,
      state: EditorState.create({
        doc,
        extensions: [
          lineNumbers(),
          textDocument.format.extension(),
          codeMirrorTheme,
          EditorState.readOnly.of(true),
          EditorState.phrases.of(phrases),
          EditorView.contentAttributes.of({
            'aria-label': t('editors.diff.label', { label }),
            tabindex: '0',
          }),
          unifiedMergeView({
            original,
            mergeControls: false,
            gutter: true,
            syntaxHighlightDeletions: false,
            collapseUnchanged: { margin: 3, minSize: 6 },
            diffConfig: { scanLimit: 2000, timeout: DIFF_TIMEOUT },
          }),
        ],
      }),
    });
    return () => view.destroy();
  }, [doc, textDocument, original, label, phrases, t]);
  return (
    <div className={styles.diff}>
      <p>{doc.eq(original) ? t('editors.diff.sameText') : t('editors.diff.legend', { name: against })}</p>
      <div ref={container} />
    </div>
  );
}
