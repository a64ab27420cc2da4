import type { EditorState, Extension } from '@codemirror/state';
import type { Checked, DocumentProblem, Path, Severity } from './problem.ts';

/** Checks one text after the other, the newest only, against what they are compared with. */
export interface Checking {
  compare(text: string): void;
  /** The rules to check from now on, if the format takes any. */
  setRules?(rules: object): void;
  check(text: string): void;
  end(): void;
}

/** What an editor knows of how its texts are written. */
export interface Format {
  /** Its name, in every language. */
  name: 'JSON' | 'XML';
  /** What its files end with. */
  ending: 'json' | 'xml';
  /** What files may be loaded. */
  accept: string;
  /** Its colours, and what can be folded. */
  extension(): Extension;
  startChecking(told: (checked: Checked) => void): Checking;
  /** What keeps a text from being read, if anything does. */
  mistakeIn(text: string): DocumentProblem | undefined;
  severityOf(problem: DocumentProblem): Severity;
  /** The path of what stands at a position, as far as the text around is read yet. */
  pathAt(state: EditorState, at: number): Path;
  pathText(path: Path): string;
}
