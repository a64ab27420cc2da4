import { createContext, useContext, type ComponentType, type ReactNode, type Ref } from 'react';
import type { PreloadProps } from '../../ui/lazy/lazyComponent.tsx';
import type { TextDocument } from './document.ts';
import type { OfferedView, View } from './EditorToolbar.tsx';
import type { Format } from './format.ts';
import type { DocumentProblem, Path } from './problem.ts';
import type { TextDocumentOptions } from './standing.ts';
import type { TextDraft } from './useDraft.ts';

/** What a view of a document beside its text is drawn from. */
export interface SideProps<D extends TextDocument = TextDocument> {
  document: D;
  label: string;
  /** What it is compared with: its name and its text. */
  against: string;
  compared: string;
  readOnly: boolean;
}

/** What the buttons of its user can ask of an editor: its `ref`, and `useEditor` in its `tools`. */
export interface EditorHandle {
  unsaved: boolean;
  /** The text to save. Where it cannot be read the editor says so, puts the cursor there, and this is undefined. */
  read(): string | undefined;
  /** Another text in place of this one, to be undone like any change. */
  replace(text: string): void;
  /** Answers what tells whether anything was typed since. */
  watch(): () => boolean;
  /** Leads to a position in the text, in its form where that knows it. */
  go(at: number): void;
}

export const EditorContext = createContext<EditorHandle | undefined>(undefined);
/** The editor around a tool. */
export const useEditor = () => useContext(EditorContext)!;

export interface DocumentEditorProps<D extends TextDocument> {
  /** What the document is: its heading, and the name of its text. */
  label: string;
  /** The text it opens with. What arrives later replaces nothing: another document has another `key`. */
  value: string;
  /** The text as it is stored; what differs from it is unsaved. */
  saved: string;
  /** What it is compared with, in Diff and at its lines; otherwise what is saved. */
  compare?: { label: string; text: string };
  /** After typing paused, and when the editor goes: the text as its positions count it, where a line ends by one sign, whether it can be read, and whether it differs from what is saved. */
  onChange?(lines: string, state: { valid: boolean; unsaved: boolean }): void;
  ref?: Ref<EditorHandle>;
  /** Buttons at the right of the toolbar. They get the editor by `useEditor`. */
  tools?: ReactNode;
  /** Called after the first rendering, and when the text differs from the saved one or no longer does. */
  onUnsavedChange?(unsaved: boolean): void;
  /** What the document is for, above the text. */
  about?: ReactNode;
  /** Opens the draft that keeps the unsaved text and offers it back. Called once. */
  openDraft?(): TextDraft;
  /** What was offered back was typed on another text than is saved now, at that time: its user takes that as `saved`, as if the page had stood open since. */
  typedOn?(base: string, time: number): void;
  /** The form of the document, or of one entry of it, and what loads its code; its view comes first. `lead` makes it that of what has a path. */
  select?: {
    form(props: DocumentFormProps<D>): ReactNode;
    preloadProps: PreloadProps;
    lead?(path: Path): void;
  };
  /** What Select edits, and where Raw begins. */
  path?: Path;
  /** The rules that the text should follow besides its format. Another object makes the editor check again. */
  rules?: object;
  /** Stands beside the heading of what is found, which is there then whether anything is or not. */
  problemTools?(document: D): ReactNode;
  /** Stands beside all views, as what of the document is edited is chosen. `isRead` answers whether it can be edited there; where its text cannot be read, that is said. */
  beside?(document: D, isRead: () => boolean): ReactNode;
  /** The name of the file that Download saves, without its ending. */
  file?: string;
  /** The view, where its user keeps it, in the address for one. */
  view?: View;
  onView?(view: View): void;
  readOnly?: boolean;
}

/** What the form of a document is given. */
export interface DocumentFormProps<D extends TextDocument> {
  document: D;
  /** What the form edits; nothing else in the document is its business. */
  path: Path;
  /** Of the document. */
  label: string;
  readOnly: boolean;
}

/** What stands beside the form is given. */
export interface BesideProps<D extends TextDocument> {
  document: D;
  label: string;
  /** Leads to what has a path in the form, or does `otherwise` where that has no field for it. */
  lead(path: Path, otherwise: () => void): void;
  /** Edits it in the view that is a tree. */
  edit(path: Path): void;
}

/** How documents of one format are edited. */
export interface DocumentKind<D extends TextDocument> {
  format: Format;
  open(options: TextDocumentOptions): D;
  /** Where in its text something begins. */
  find?(document: D, path: Path): number | undefined;
  /** What its view as a text is called, and its form. */
  raw: string;
  select: Omit<OfferedView, 'view' | 'preloadProps'>;
  /** Its view as a tree, if it has one. */
  tree?: Omit<OfferedView, 'view'> & { View: ComponentType<SideProps<D>> };
  /** The tree that may stand beside its form. */
  beside?: { preloadProps: PreloadProps; View: ComponentType<BesideProps<D>> };
  /** What of the document something in its form edits, and where that is in the text. */
  pathIn?(something: Element): Path | undefined;
  pointAt?(document: D, path: Path): void;
  /** Leads to a position in its form. */
  leadTo?(document: D, at: number): void;
  /** The field of its form where something that was found is mended. */
  fieldAt?(form: Element, problem: DocumentProblem): HTMLElement | undefined;
  /** Says what is the matter with a text; `lineOf` knows the line of a position. */
  sentence(problem: DocumentProblem, lineOf: (at: number) => number): string;
}
