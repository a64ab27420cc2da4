import { useRef } from 'react';
import type { TextDocument } from './document.ts';
import type { DocumentEditorProps, DocumentKind } from './documentEditor.ts';
import type { View } from './EditorToolbar.tsx';
import { cursorOffset, type DocumentProblem } from './problem.ts';

interface Options<D extends TextDocument> extends Pick<DocumentEditorProps<D>, 'select'> {
  view: View;
  show(view: View): void;
}

/** Returns functions that move the focus to a problem or path. `body` is the ref of the element that contains the views. */
export function useProblemNavigation<D extends TextDocument>(
  kind: DocumentKind<D>,
  textDocument: D,
  { view, show, select }: Options<D>,
) {
  const body = useRef<HTMLDivElement>(null);
  /** Moves the focus to a problem in the current view if it can be edited there, otherwise in the raw view. */
  const goToProblem = (problem: DocumentProblem) => {
    const goToText = () => {
      show('raw');
      requestAnimationFrame(() => textDocument.goTo(cursorOffset(problem)));
    };
    if (!kind.findField || (view !== 'select' && view !== 'tree') || textDocument.findSyntaxError())
      return goToText();
    // The tree selects the target once it is rendered.
    if (view === 'tree') return textDocument.target.set(problem.path);
    goToField(problem, goToText);
  };
  function goToField(problem: DocumentProblem, otherwise: () => void) {
    select?.revealPath?.(problem.path);
    textDocument.target.set(problem.path);
    // Waits until the rows that contain the field have expanded.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        textDocument.target.set(undefined);
        const field = kind.findField?.(body.current!, problem);
        if (!field) return otherwise();
        field.scrollIntoView?.({ block: 'center' });
        field.focus();
      }),
    );
  }
  return { body, goToProblem, goToField };
}
