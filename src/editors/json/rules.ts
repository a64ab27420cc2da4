import type { Text } from '../../ui/useText.ts';
import type { DocumentProblem } from '../text/problem.ts';
import type { JsonNode } from './node.ts';

/** What a check finds: the first problems of each severity, with their `severity`, and how many there are. */
export interface CheckResult {
  problems: DocumentProblem[];
  errorCount: number;
  warningCount: number;
}

/** Checks a document that can be read. `facts` is what its user knows besides. */
export type CheckDocument = (text: string, root: JsonNode, facts: unknown) => CheckResult;
export type Checks = Readonly<Record<string, CheckDocument>>;

/** Which check is used, with its facts. A worker receives it by message. */
export interface CheckChoice {
  check: string;
  facts?: unknown;
}

/** Rules that a document should follow, as a plug-in of its editor. Another object makes the editor check again. */
export interface Rules extends CheckChoice {
  checks: Checks;
  /** Opens a worker that has the same checks: its file calls `serveWorker(checks)`. */
  openWorker(): Worker;
  /** Says what a check found. `lineOf` returns the line of a position. */
  sentence(t: Text, problem: DocumentProblem, lineOf: (at: number) => number): string;
}
