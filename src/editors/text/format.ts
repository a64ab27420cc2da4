import type { EditorState, Extension } from '@codemirror/state';
import type { DocumentProblem, DocumentReport, Path, Severity } from './problem.ts';

/** Checks the newest text, and compares it with a reference text. */
export interface Checking {
  compare(text: string): void;
  /** Sets the rules to check from now on, if the format supports rules. */
  setRules?(rules: object): void;
  check(text: string): void;
  end(): void;
}

/** A format of texts that the editor supports. */
export interface Format {
  /** The name, which is not translated. */
  name: 'JSON' | 'XML';
  fileExtension: 'json' | 'xml';
  /** The file types that can be loaded. */
  accept: string;
  /** The CodeMirror extension for highlighting and folding. */
  extension(): Extension;
  startChecking(report: (checked: DocumentReport) => void): Checking;
  /** The mistake that makes a text invalid. */
  findSyntaxError(text: string): DocumentProblem | undefined;
  getSeverity(problem: DocumentProblem): Severity;
  /** The path at a position, from the built part of CodeMirror's syntax tree. */
  pathAt(state: EditorState, at: number): Path;
  pathText(path: Path): string;
}
