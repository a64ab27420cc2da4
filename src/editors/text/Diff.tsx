import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useText } from '../../ui/useText.ts';
import { look } from '../code/look.ts';
import { usePhrases } from '../code/phrases.ts';
import styles from './diff.module.css';
import type { SideProps } from './editing.ts';

/** Milliseconds after which differences within lines are no longer looked for. */
const ENOUGH = 700;

/** The document beside what it is compared with: what only one of both has, line by line. */
export default function Diff({ document, label, against, compared }: SideProps) {
  const t = useText();
  const phrases = usePhrases();
  const shown = useRef<HTMLDivElement>(null);
  const doc = useSyncExternalStore(document.standing.subscribe, () => document.view.state.doc);
  const original = useMemo(() => document.linesOf(compared), [document, compared]);
  useEffect(() => {
    const view = new EditorView({
      parent: shown.current!,
      state: EditorState.create({
        doc,
        extensions: [
          lineNumbers(),
          document.format.extension(),
          look,
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
            diffConfig: { scanLimit: 2000, timeout: ENOUGH },
          }),
        ],
      }),
    });
    return () => view.destroy();
  }, [doc, document, original, label, phrases, t]);
  return (
    <div className={styles.diff}>
      <p>{doc.eq(original) ? t('editors.diff.sameText') : t('editors.diff.legend', { name: against })}</p>
      <div ref={shown} />
    </div>
  );
}
