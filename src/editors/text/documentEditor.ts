import { createContext, useContext, type ComponentType, type ReactNode, type Ref } from 'react';
import type { PreloadProps } from '../../ui/lazy/lazyComponent.tsx';
import type { TextDocument } from './document.ts';
import type { TextDocumentOptions } from './documentState.ts';
import type { View, ViewOption } from './EditorToolbar.tsx';
import type { Format } from './format.ts';
import type { DocumentProblem, Path } from './problem.ts';
import type { TextDraft } from './useDraft.ts';

/** The props of a view other than the text. */
export interface SideProps<D extends TextDocument = TextDocument> {
  textDocument: D;
  label: string;
  /** The name of the text to compare with. */
  referenceName: string;
  referenceText: string;
  readOnly: boolean;
}

/** The methods of an editor, from its `ref` and from `useEditor` in its `tools`. */
export interface EditorHandle {
  unsaved: boolean;
  /** The text to save. Undefined if it is invalid; the editor then shows the mistake and moves the cursor to it. */
  readText(): string | undefined;
  /** Replaces the whole text; this can be undone. */
  replace(text: string): void;
  /** Returns a function that returns whether anything was edited since. */
  trackChanges(): () => boolean;
  /** Moves the focus to an offset of the text, in the form if that is shown. */
  go(at: number): void;
}

export const EditorContext = createContext<EditorHandle | undefined>(undefined);
/** The editor that contains the component. */
export const useEditor = () => useContext(EditorContext)!;

export interface DocumentEditorProps<D extends TextDocument> {
  /** The heading, and the accessible name of the text. */
  label: string;
  /** The initial text. Later values are ignored: use another `key` for another document. */
  value: string;
  /** The stored text; a text that differs from it is unsaved. */
  saved: string;
  /** The text to compare with, in Diff and beside the lines; by default the saved text. */
  compare?: { label: string; text: string };
  /** Called after typing pauses, and when the editor unmounts. `lines` is the text with `\n` as line break, as positions count it. */
  onChange?(lines: string, state: { valid: boolean; unsaved: boolean }): void;
  ref?: Ref<EditorHandle>;
  /** Buttons at the right of the toolbar. They get the editor from `useEditor`. */
  tools?: ReactNode;
  /** Called after the first rendering, and when the text differs from the saved one or no longer does. */
  onUnsavedChange?(unsaved: boolean): void;
  /** A description of the document, above the text. */
  about?: ReactNode;
  /** Opens the draft that keeps the unsaved text. Called once. */
  openDraft?(): TextDraft;
  /** Called when a restored draft is based on an older saved text. Pass that text as `saved`, as if the page had been open since `time`. */
  onDraftBase?(base: string, time: number): void;
  /** The form of the document, or of one entry of it. `revealPath` makes it show the entry that contains a path. */
  select?: {
    form(props: DocumentFormProps<D>): ReactNode;
    preloadProps: PreloadProps;
    revealPath?(path: Path): void;
  };
  /** The value that Select edits, and to which the raw view scrolls. */
  path?: Path;
  /** The rules that the text should follow in addition to its format. The editor checks again when it gets another object. */
  rules?: object;
  /** Buttons beside the heading of the problems. With them the heading is always shown. */
  problemTools?(document: D): ReactNode;
  /** A panel beside all views that selects the entry to edit. `ensureValid` returns whether the text is valid, and otherwise shows the mistake. */
  beside?(document: D, ensureValid: () => boolean): ReactNode;
  /** The name of the downloaded file, without its extension. */
  file?: string;
  /** The view, if the parent keeps it, for example in the URL. */
  view?: View;
  onView?(view: View): void;
  readOnly?: boolean;
}

/** The props of the form of a document. */
export interface DocumentFormProps<D extends TextDocument> {
  textDocument: D;
  /** The value that the form edits; it changes nothing else in the document. */
  path: Path;
  label: string;
  readOnly: boolean;
}

/** The props of the tree beside the form. */
export interface BesideProps<D extends TextDocument> {
  textDocument: D;
  label: string;
  /** Focuses the field of a path in the form; calls `otherwise` if the form has none. */
  goToField(path: Path, otherwise: () => void): void;
  /** Opens the path in the tree view. */
  edit(path: Path): void;
}

/** How documents of one format are edited. */
export interface DocumentKind<D extends TextDocument> {
  format: Format;
  open(options: TextDocumentOptions): D;
  /** The offset in the text at which the value of a path starts. */
  offsetAt?(document: D, path: Path): number | undefined;
  /** The label of the text view. */
  raw: string;
  select: Omit<ViewOption, 'view' | 'preloadProps'>;
  /** The tree view, if the format has one. */
  tree?: Omit<ViewOption, 'view'> & { View: ComponentType<SideProps<D>> };
  /** The tree beside the form, if the format has one. */
  beside?: { preloadProps: PreloadProps; View: ComponentType<BesideProps<D>> };
  /** The path that an element of the form edits. */
  pathAtElement?(something: Element): Path | undefined;
  moveCursorTo?(document: D, path: Path): void;
  /** Moves the focus to the field of an offset in the form. */
  focusOffset?(document: D, at: number): void;
  /** Finds the form field in which a problem is corrected. */
  findField?(form: Element, problem: DocumentProblem): HTMLElement | undefined;
  /** Returns the message of a problem. `lineOf` returns the line of a position. */
  sentence(problem: DocumentProblem, lineOf: (at: number) => number): string;
}
