/** A path in a document: names and, in lists, indexes from 0. */
export type Path = readonly (string | number)[];

export type Severity = 'err' | 'warn';

/** A problem in a text: a mistake, which makes it invalid, or a warning. Each format has its own kinds; `about` is interpolated into their messages. */
export interface DocumentProblem {
  kind: string;
  /** Set by a rule. The severity of a mistake follows from its kind. */
  severity?: Severity;
  from: number;
  to: number;
  path: Path;
  about: Readonly<Record<string, string | number>>;
  /** The edit that corrects it, if that is certain. */
  quickFix?: { from: number; to: number; insert: string };
}

/** A range of a document that differs from another one. For a missing value it is where the value would be. */
export interface DocumentRange {
  from: number;
  to: number;
}

/** The result of checking a text. */
export interface DocumentReport {
  /** The first problems of each severity: the mistake, errors, then warnings. */
  problems: DocumentProblem[];
  /** The numbers of all problems. */
  errorCount: number;
  warningCount: number;
  valid: boolean;
  /** The ranges that differ from the reference text; undefined while one of both is invalid. */
  differingRanges?: DocumentRange[];
}

/** One replacement in a text. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}

/** Line and column of a position in a text, from 1. */
export function toLineColumn(text: string, at: number) {
  const before = text.slice(0, at).split(/\r\n?|\n/);
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** The offset of the cursor for a problem: where the quick fix applies. */
export const cursorOffset = ({ from, quickFix }: DocumentProblem) => quickFix?.from ?? from;
