import type { Checked, DocumentProblem, Path } from './problem.ts';

/** How the text stands. What was found is about the text as it was last checked. */
export interface DocumentState extends Checked {
  /** It differs from what is saved, or something is typed that it has not taken yet. */
  unsaved: boolean;
  isTyping: boolean;
  canUndo: boolean;
  canRedo: boolean;
}
export interface Cursor {
  line: number;
  column: number;
  path: Path;
}

export interface TextDocumentOptions {
  text: string;
  saved: string;
  compare: string;
  /** The rules that the text should follow besides its format. */
  rules?: object | undefined;
  /** The accessible name of the text. */
  label: string;
  phrases: Readonly<Record<string, string>>;
  readOnly: boolean;
  /** What a problem says beside its line. */
  said(problem: DocumentProblem): string;
  /** The text after it was changed and checked. */
  checked(text: string, valid: boolean): void;
}
