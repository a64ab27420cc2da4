import { redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import { Compartment, EditorState, type Extension, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { createStore } from '../../storage/createStore.ts';
import { setMarks } from '../code/marks.ts';
import { baseExtensions, codeMirrorText, endingOf } from './extensions.ts';
import type { Format } from './format.ts';
import type { Checked, DocumentProblem, Path, TextEdit } from './problem.ts';
import type { Cursor, DocumentState, TextDocumentOptions } from './standing.ts';

/** Typing pauses for so long before the text is checked, milliseconds; a long text is checked less often. */
const PAUSE = { short: 200, long: 500 };
const LONG = 1_000_000;
/** The path is told when the cursor has stood still for so long, milliseconds. */
const STILL = 120;

/**
 * A text with its history and cursor, as one CodeMirror view: what every view of the document shows and edits. What is
 * found in it is found when typing pauses; no key pressed does work that grows with the text.
 */
export function openText(options: TextDocumentOptions, format: Format) {
  const ending = endingOf(options.text);
  const editable = new Compartment();
  const naming = new Compartment();
  const named = (label: string, phrases: TextDocumentOptions['phrases']): Extension => [
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorState.phrases.of(phrases),
  ];
  const writable = (readOnly: boolean) => EditorState.readOnly.of(readOnly);

  const whole = codeMirrorText(options.text, ending);
  let saved = options.saved === options.text ? whole : codeMirrorText(options.saved, ending);
  const standing = createStore<DocumentState>({
    problems: [],
    errorCount: 0,
    warningCount: 0,
    valid: true,
    unsaved: !whole.eq(saved),
    isTyping: false,
    canUndo: false,
    canRedo: false,
  });
  const target = createStore<Path | undefined>(undefined);
  const cursor = createStore<Cursor>({ line: 1, column: 1, path: [] });

  let now = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let still: ReturnType<typeof setTimeout> | undefined;
  /** The text that is being checked; one that was changed since is checked again. */
  let sent: Text | undefined;
  let checkedText: Text | undefined;
  /** How many fields of its form hold what was typed and is not taken yet. */
  let typings = 0;

  const view = new EditorView({
    state: EditorState.create({
      doc: whole,
      extensions: [
        ...baseExtensions(format, ending),
        editable.of(writable(options.readOnly)),
        naming.of(named(options.label, options.phrases)),
        // Checked before the focus goes on, perhaps to a button that the check takes away.
        EditorView.domEventHandlers({
          keydown: ({ key }) => void (key === 'Tab' && doc() !== checkedText && check()),
        }),
        EditorView.updateListener.of(update => {
          if (update.docChanged) changed();
          if (update.docChanged || update.selectionSet) moved();
        }),
      ],
    }),
  });
  const doc = () => view.state.doc;
  const text = () => doc().sliceString(0, doc().length, ending === 'mixed' ? '\n' : ending);

  function moved() {
    const { head } = view.state.selection.main;
    const line = doc().lineAt(head);
    cursor.set({ ...cursor.get(), line: line.number, column: head - line.from + 1 });
    clearTimeout(still);
    still = setTimeout(
      () => cursor.set({ ...cursor.get(), path: format.pathAt(view.state, view.state.selection.main.head) }),
      STILL,
    );
  }

  function stand(known?: Checked) {
    const depths = {
      canUndo: undoDepth(view.state) > 0,
      canRedo: redoDepth(view.state) > 0,
      isTyping: typings > 0,
      unsaved: typings > 0 || !doc().eq(saved),
    };
    const { places, ...before } = standing.get();
    standing.set({ ...before, ...(known ?? (places && { places })), ...depths });
  }

  const checking = format.startChecking(found => {
    // Changed meanwhile: it is checked again when typing pauses.
    if (sent !== doc()) return;
    checkedText = sent;
    view.dispatch({
      effects: setMarks.of({
        found: found.problems.map(problem => ({
          from: problem.from,
          to: problem.to,
          severity: format.severityOf(problem),
          ...(!found.valid && format.severityOf(problem) === 'err' && { said: now.said(problem) }),
        })),
        ...(found.places && { differing: found.places }),
      }),
    });
    stand(found);
    now.checked(text(), found.valid);
  });
  checking.compare(options.compare);
  if (options.rules) checking.setRules?.(options.rules);
  const check = () => {
    clearTimeout(timer);
    sent = doc();
    checking.check(doc().toString());
  };
  function changed() {
    stand();
    clearTimeout(timer);
    timer = setTimeout(check, doc().length > LONG ? PAUSE.long : PAUSE.short);
  }
  /** Tells what was typed last without waiting for a pause. */
  function settle() {
    if (doc() === (checkedText ?? whole)) return;
    checkedText = doc();
    now.checked(text(), !format.mistakeIn(doc().toString()));
  }

  const go = (at: number) => {
    view.dispatch({
      selection: { anchor: Math.min(at, doc().length) },
      effects: EditorView.scrollIntoView(Math.min(at, doc().length), { y: 'center' }),
    });
    view.focus();
  };

  return {
    view,
    standing,
    cursor,
    /** What the form and the tree are to open and lead to, for a moment. */
    target,
    text,
    /** Another text by its lines, as it would stand here. */
    linesOf: (other: string) => codeMirrorText(other, ending),
    check,
    /** What a problem says. */
    said: (problem: DocumentProblem) => now.said(problem),
    format,
    settle,
    /** Something is typed that is not in the text yet, until the answer is called. */
    typing() {
      typings++;
      stand();
      return () => {
        typings--;
        stand();
      };
    },
    /** Answers what tells whether anything was typed since. */
    watch() {
      const before = { text: doc(), typings };
      return () => doc() !== before.text || typings > before.typings;
    },
    /** The mistake that keeps it from being read now, if there is one. */
    mistake: () => format.mistakeIn(doc().toString()),
    position(at: number) {
      const line = doc().lineAt(Math.min(at, doc().length));
      return { line: line.number, column: at - line.from + 1 };
    },
    go,
    /** Puts the cursor there, where the keyboard does not go; the path is told at once where it is known. */
    point(at: number, path?: Path) {
      view.dispatch({
        selection: { anchor: at },
        effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 40 }),
      });
      if (!path) return;
      clearTimeout(still);
      cursor.set({ ...cursor.get(), path });
    },
    /** Does all these replacements in one step, or none of them where the text that they make has a mistake; answers it. */
    change(changes: readonly TextEdit[], mistakeIn?: (next: Text) => DocumentProblem | undefined) {
      const step = view.state.update({
        changes: changes.map(change => ({ ...change, insert: codeMirrorText(change.insert, ending) })),
        userEvent: 'input',
      });
      const mistake = mistakeIn?.(step.newDoc);
      if (!mistake) view.dispatch(step);
      return mistake;
    },
    /** Another text in place of this one, to be undone like any change. */
    replace(next: string) {
      view.dispatch({
        changes: { from: 0, to: doc().length, insert: codeMirrorText(next, ending) },
        selection: { anchor: 0 },
        userEvent: 'input.paste',
      });
      check();
    },
    mend(problem: DocumentProblem) {
      // What is told is a moment old while somebody types.
      if (!problem.mend || doc() !== checkedText) return;
      view.dispatch({
        changes: problem.mend,
        selection: { anchor: problem.mend.from + problem.mend.insert.length },
        userEvent: 'input',
      });
      view.focus();
      check();
    },
    undo: () => undo(view),
    redo: () => redo(view),
    /** What is known from outside, as it is now. */
    update(next: TextDocumentOptions) {
      const before = now;
      now = next;
      if (next.readOnly !== before.readOnly)
        view.dispatch({ effects: editable.reconfigure(writable(next.readOnly)) });
      if (next.label !== before.label || next.phrases !== before.phrases)
        view.dispatch({ effects: naming.reconfigure(named(next.label, next.phrases)) });
      if (next.saved !== before.saved) {
        const lines = codeMirrorText(next.saved, ending);
        saved = lines.eq(doc()) ? doc() : lines;
        stand();
      }
      if (next.compare !== before.compare) checking.compare(next.compare);
      const hasNewRules = next.rules !== undefined && next.rules !== before.rules;
      if (hasNewRules) checking.setRules?.(next.rules!);
      if (hasNewRules || next.compare !== before.compare) check();
    },
    end() {
      settle();
      clearTimeout(timer);
      clearTimeout(still);
      checking.end();
      view.destroy();
    },
  };
}

export type TextDocument = ReturnType<typeof openText>;
