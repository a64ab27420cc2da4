import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../ui/useText.ts';
import type { TextDocument } from './document.ts';
import type { DocumentEditorProps, DocumentKind } from './documentEditor.ts';
import type { NoticeContent } from './EditorNotice.tsx';
import type { View } from './EditorToolbar.tsx';
import { cursorOffset, type DocumentProblem } from './problem.ts';

/** Keeps the view of a document. An invalid text is shown in the text view, with its mistake. */
export function useEditorView<D extends TextDocument>(
  kind: DocumentKind<D>,
  textDocument: D,
  {
    view: controlledView,
    onView,
    select,
    path,
  }: Pick<DocumentEditorProps<D>, 'view' | 'onView' | 'select' | 'path'>,
) {
  const t = useText();
  const [shownNotice, setShownNotice] = useState<{ notice: NoticeContent; about: unknown }>();
  // A notice is hidden once the text has changed.
  const doc = textDocument.view.state.doc;
  const showNotice = (notice: NoticeContent) =>
    setShownNotice({ notice, about: textDocument.view.state.doc });

  const [ownView, setOwnView] = useState<View>(() =>
    select && !textDocument.findSyntaxError() ? 'select' : 'raw',
  );
  const requestedView = controlledView ?? ownView;
  const view = requestedView === 'select' && !select ? 'raw' : requestedView;
  const show = (next: View) => {
    setOwnView(next);
    onView?.(next);
  };
  const refuse = (problem: DocumentProblem, refusal: (position: string) => string) => {
    show('raw');
    showNotice({
      text: refusal(t('editors.position', textDocument.lineColumnAt(cursorOffset(problem)))),
      problem,
    });
    textDocument.check();
    // Waits until the text view is rendered.
    requestAnimationFrame(() => textDocument.goTo(cursorOffset(problem)));
  };
  /** Returns whether the text is valid, and otherwise shows its mistake and moves the cursor to it. */
  const ensureValid = (refusal: (position: string) => string) => {
    const mistake = textDocument.findSyntaxError();
    if (mistake) refuse(mistake, refusal);
    return !mistake;
  };
  // The text view scrolls to the edited entry when it opens and when another entry is selected.
  const entry = kind.format.pathText(path ?? []);
  const visitedEntry = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (view !== 'raw' || !path || visitedEntry.current === entry) return;
    visitedEntry.current = entry;
    const at = kind.offsetAt?.(textDocument, path);
    // Does not move the cursor while the user types.
    if (at !== undefined && !textDocument.view.hasFocus) textDocument.moveCursor(at);
  });

  const choose = (next: View) => {
    if (view === 'select') visitedEntry.current = undefined;
    if (next === 'raw' || ensureValid(position => t('editors.refused.view', { position }))) show(next);
  };
  /** Runs undo or redo. An invalid text is shown in the raw view. */
  const step = (act: () => boolean) => {
    act();
    const mistake = view === 'raw' ? undefined : textDocument.findSyntaxError();
    if (mistake) refuse(mistake, position => t('editors.refused.view', { position }));
  };
  return {
    view,
    show,
    choose,
    ensureValid,
    step,
    notice: shownNotice?.about === doc ? shownNotice.notice : undefined,
    showNotice,
    closeNotice: () => setShownNotice(undefined),
  };
}
