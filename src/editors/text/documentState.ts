import type { DocumentProblem, DocumentReport, Path } from './problem.ts';

/** The state of a text. The report belongs to the last checked version. */
export interface DocumentState extends DocumentReport {
  /** The text differs from the saved one, or a field has input that is not applied yet. */
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
  /** The rules that the text should follow in addition to its format. */
  rules?: object | undefined;
  /** The accessible name of the text. */
  label: string;
  phrases: Readonly<Record<string, string>>;
  readOnly: boolean;
  /** Returns the message that is shown beside the line of a problem. */
  problemText(problem: DocumentProblem): string;
  /** Called after the text was changed and checked. */
  onCheck(text: string, valid: boolean): void;
}
