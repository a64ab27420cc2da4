import { redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import { Compartment, EditorState, type Extension, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { createStore } from '../../storage/createStore.ts';
import { setMarks } from '../code/marks.ts';
import type { Cursor, DocumentState, TextDocumentOptions } from './documentState.ts';
import { baseExtensions, codeMirrorText, detectLineBreak } from './extensions.ts';
import type { Format } from './format.ts';
import type { DocumentProblem, DocumentReport, Path, TextEdit } from './problem.ts';

/** Milliseconds without typing before the text is checked; a long text, in characters, is checked less often. */
const CHECK_DELAY = { short: 200, long: 500 };
const LONG = 1_000_000;
/** Milliseconds without cursor movement before its path is updated. */
const PATH_DELAY = 120;

/**
 * Opens a text with its history and cursor as one CodeMirror view, which all views of the document show and edit. It is
 * checked when typing pauses, so that no key press does work that grows with the text.
 */
export function openTextDocument(options: TextDocumentOptions, format: Format) {
  const lineBreak = detectLineBreak(options.text);
  const readOnlyCompartment = new Compartment();
  const labelCompartment = new Compartment();
  const labelExtension = (label: string, phrases: TextDocumentOptions['phrases']): Extension => [
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorState.phrases.of(phrases),
  ];
  const readOnlyExtension = (readOnly: boolean) => EditorState.readOnly.of(readOnly);

  const initialText = codeMirrorText(options.text, lineBreak);
  let saved = options.saved === options.text ? initialText : codeMirrorText(options.saved, lineBreak);
  const state = createStore<DocumentState>({
    problems: [],
    errorCount: 0,
    warningCount: 0,
    valid: true,
    unsaved: !initialText.eq(saved),
    isTyping: false,
    canUndo: false,
    canRedo: false,
  });
  const target = createStore<Path | undefined>(undefined);
  const cursor = createStore<Cursor>({ line: 1, column: 1, path: [] });

  let currentOptions = options;
  let checkTimer: ReturnType<typeof setTimeout> | undefined;
  let pathTimer: ReturnType<typeof setTimeout> | undefined;
  /** The text that is being checked; the result is ignored if the text has changed. */
  let checkingText: Text | undefined;
  let checkedText: Text | undefined;
  /** The number of form fields with input that is not applied to the text yet. */
  let pendingFields = 0;

  const view = new EditorView({
    state: EditorState.create({
      doc: initialText,
      extensions: [
        ...baseExtensions(format, lineBreak),
        readOnlyCompartment.of(readOnlyExtension(options.readOnly)),
        labelCompartment.of(labelExtension(options.label, options.phrases)),
        // Checks before Tab moves the focus, because the check can remove the next button.
        EditorView.domEventHandlers({
          keydown: ({ key }) => void (key === 'Tab' && doc() !== checkedText && check()),
        }),
        EditorView.updateListener.of(update => {
          if (update.docChanged) scheduleCheck();
          if (update.docChanged || update.selectionSet) updateCursor();
        }),
      ],
    }),
  });
  const doc = () => view.state.doc;
  const text = () => doc().sliceString(0, doc().length, lineBreak === 'mixed' ? '\n' : lineBreak);

  function updateCursor() {
    const { head } = view.state.selection.main;
    const line = doc().lineAt(head);
    cursor.set({ ...cursor.get(), line: line.number, column: head - line.from + 1 });
    clearTimeout(pathTimer);
    pathTimer = setTimeout(
      () => cursor.set({ ...cursor.get(), path: format.pathAt(view.state, view.state.selection.main.head) }),
      PATH_DELAY,
    );
  }

  function updateState(report?: DocumentReport) {
    const depths = {
      canUndo: undoDepth(view.state) > 0,
      canRedo: redoDepth(view.state) > 0,
      isTyping: pendingFields > 0,
      unsaved: pendingFields > 0 || !doc().eq(saved),
    };
    const { differingRanges, ...before } = state.get();
    state.set({ ...before, ...(report ?? (differingRanges && { differingRanges })), ...depths });
  }

  const checking = format.startChecking(report => {
    // The text has changed: it is checked again when typing pauses.
    if (checkingText !== doc()) return;
    checkedText = checkingText;
    view.dispatch({
      effects: setMarks.of({
        marks: report.problems.map(problem => ({
          from: problem.from,
          to: problem.to,
          severity: format.getSeverity(problem),
          ...(!report.valid &&
            format.getSeverity(problem) === 'err' && { message: currentOptions.problemText(problem) }),
        })),
        ...(report.differingRanges && { differing: report.differingRanges }),
      }),
    });
    updateState(report);
    currentOptions.onCheck(text(), report.valid);
  });
  checking.compare(options.compare);
  if (options.rules) checking.setRules?.(options.rules);
  const check = () => {
    clearTimeout(checkTimer);
    checkingText = doc();
    checking.check(doc().toString());
  };
  function scheduleCheck() {
    updateState();
    clearTimeout(checkTimer);
    checkTimer = setTimeout(check, doc().length > LONG ? CHECK_DELAY.long : CHECK_DELAY.short);
  }
  /** Reports the last edit without waiting for a pause. */
  function flush() {
    if (doc() === (checkedText ?? initialText)) return;
    checkedText = doc();
    currentOptions.onCheck(text(), !format.findSyntaxError(doc().toString()));
  }

  const goTo = (at: number) => {
    view.dispatch({
      selection: { anchor: Math.min(at, doc().length) },
      effects: EditorView.scrollIntoView(Math.min(at, doc().length), { y: 'center' }),
    });
    view.focus();
  };

  return {
    view,
    state,
    cursor,
    /** The path that the form and the tree should reveal; they reset it. */
    target,
    text,
    /** Converts another text to CodeMirror's lines with the line break of this one. */
    toLines: (other: string) => codeMirrorText(other, lineBreak),
    check,
    problemText: (problem: DocumentProblem) => currentOptions.problemText(problem),
    format,
    flush,
    /** Counts a field whose input is not applied to the text yet. Returns a function that ends this. */
    trackPendingField() {
      pendingFields++;
      updateState();
      return () => {
        pendingFields--;
        updateState();
      };
    },
    /** Returns a function that returns whether anything was edited since. */
    trackChanges() {
      const before = { text: doc(), pendingFields };
      return () => doc() !== before.text || pendingFields > before.pendingFields;
    },
    /** The mistake that makes the current text invalid. */
    findSyntaxError: () => format.findSyntaxError(doc().toString()),
    lineColumnAt(at: number) {
      const line = doc().lineAt(Math.min(at, doc().length));
      return { line: line.number, column: at - line.from + 1 };
    },
    goTo,
    /** Moves the cursor without the focus. Updates its path at once if it is given. */
    moveCursor(at: number, path?: Path) {
      view.dispatch({
        selection: { anchor: at },
        effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 40 }),
      });
      if (!path) return;
      clearTimeout(pathTimer);
      cursor.set({ ...cursor.get(), path });
    },
    /** Applies edits in one step of the history, unless the new text has a mistake, which it returns. */
    applyEdits(edits: readonly TextEdit[], mistakeIn?: (next: Text) => DocumentProblem | undefined) {
      const step = view.state.update({
        changes: edits.map(edit => ({ ...edit, insert: codeMirrorText(edit.insert, lineBreak) })),
        userEvent: 'input',
      });
      const mistake = mistakeIn?.(step.newDoc);
      if (!mistake) view.dispatch(step);
      return mistake;
    },
    /** Replaces the whole text; this can be undone. */
    replace(next: string) {
      view.dispatch({
        changes: { from: 0, to: doc().length, insert: codeMirrorText(next, lineBreak) },
        selection: { anchor: 0 },
        userEvent: 'input.paste',
      });
      check();
    },
    applyQuickFix(problem: DocumentProblem) {
      // The problems belong to the last checked text, and their positions are wrong while the user types.
      if (!problem.quickFix || doc() !== checkedText) return;
      view.dispatch({
        changes: problem.quickFix,
        selection: { anchor: problem.quickFix.from + problem.quickFix.insert.length },
        userEvent: 'input',
      });
      view.focus();
      check();
    },
    undo: () => undo(view),
    redo: () => redo(view),
    update(next: TextDocumentOptions) {
      const before = currentOptions;
      currentOptions = next;
      if (next.readOnly !== before.readOnly)
        view.dispatch({ effects: readOnlyCompartment.reconfigure(readOnlyExtension(next.readOnly)) });
      if (next.label !== before.label || next.phrases !== before.phrases)
        view.dispatch({ effects: labelCompartment.reconfigure(labelExtension(next.label, next.phrases)) });
      if (next.saved !== before.saved) {
        const lines = codeMirrorText(next.saved, lineBreak);
        saved = lines.eq(doc()) ? doc() : lines;
        updateState();
      }
      if (next.compare !== before.compare) checking.compare(next.compare);
      const hasNewRules = next.rules !== undefined && next.rules !== before.rules;
      if (hasNewRules) checking.setRules?.(next.rules!);
      if (hasNewRules || next.compare !== before.compare) check();
    },
    end() {
      flush();
      clearTimeout(checkTimer);
      clearTimeout(pathTimer);
      checking.end();
      view.destroy();
    },
  };
}

export type TextDocument = ReturnType<typeof openTextDocument>;
