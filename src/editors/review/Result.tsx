import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useText } from '../../ui/useText.ts';
import { codeMirrorTheme } from '../code/codeMirrorTheme.ts';
import { codeMarks, setMarks } from '../code/marks.ts';
import { usePhrases } from '../code/usePhrases.ts';
import type { DocumentRange } from '../text/problem.ts';
import styles from './review.module.css';

/** The space above the first difference in pixels. */
const ABOVE = 60;

/** Shows the text to save, with marks where it differs from the stored one. */
export default function Result({
  text,
  differingRanges,
}: {
  text: string;
  differingRanges: readonly DocumentRange[];
}) {
  const t = useText();
  const phrases = usePhrases();
  const shown = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const label = t('review.resultText');
  useEffect(() => {
    const state = EditorState.create({
      extensions: [
        lineNumbers(),
        json(),
        codeMirrorTheme,
        codeMarks,
        EditorState.readOnly.of(true),
        EditorState.phrases.of(phrases),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      ],
    });
    view.current = new EditorView({ parent: shown.current!, state });
    return () => view.current!.destroy();
  }, [label, phrases]);
  useEffect(() => {
    const now = view.current!;
    const isFirst = !now.state.doc.length;
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: text } });
    now.dispatch({ effects: setMarks.of({ marks: [], differing: differingRanges }) });
    const [first] = differingRanges;
    if (!isFirst || !first) return;
    // Scrolls only the pane. `scrollIntoView` would also move the page.
    now.requestMeasure({
      read: () => now.lineBlockAt(Math.min(first.from, now.state.doc.length)).top - ABOVE,
      write: top => (now.scrollDOM.scrollTop = top),
    });
  }, [text, differingRanges, label, phrases]);
  return <div ref={shown} className={styles.code} />;
}
