/** The way to a place in a document, step by step: names and, within lists, places from 0. */
export type Path = readonly (string | number)[];

export type Severity = 'err' | 'warn';

/** Something found in a text: a mistake keeps it from being read, anything else does not. Each format has its own kinds; `about` fills their sentences. */
export interface DocumentProblem {
  kind: string;
  /** Stated by a rule. That of a mistake follows from its kind. */
  severity?: Severity;
  from: number;
  to: number;
  path: Path;
  about: Readonly<Record<string, string | number>>;
  /** What mends it. */
  mend?: { from: number; to: number; insert: string };
}

/** A place of a document that another does not have, or has otherwise; for what is missing, where it would stand. */
export interface DocumentRange {
  from: number;
  to: number;
}

/** What is found in a text. */
export interface Checked {
  /** The mistake first, then what does not work, then what is doubtful; the first ones of each. */
  problems: DocumentProblem[];
  /** How many there are of each severity. */
  errorCount: number;
  warningCount: number;
  valid: boolean;
  /** Where it differs from what it is compared with; undefined while one of both cannot be read. */
  places?: DocumentRange[];
}

/** One replacement in a text: the rest of it stays byte for byte. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}

/** Line and column of a position in a text, from 1. */
export function positionIn(text: string, at: number) {
  const before = text.slice(0, at).split(/\r\n?|\n/);
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Where the cursor goes for a problem: where it is mended. */
export const cursorFor = ({ from, mend }: DocumentProblem) => mend?.from ?? from;
