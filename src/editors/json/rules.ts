import type { TranslateText } from '../../ui/useText.ts';
import type { DocumentProblem } from '../text/problem.ts';
import type { JsonNode } from './node.ts';

/** The result of a check: the first problems of each severity, and the number of all. */
export interface CheckResult {
  problems: DocumentProblem[];
  errorCount: number;
  warningCount: number;
}

/** Checks a valid document. `facts` are data of the rules from outside the document. */
export type CheckDocument = (text: string, root: JsonNode, facts: unknown) => CheckResult;
export type Checks = Readonly<Record<string, CheckDocument>>;

/** The name of a check and its facts. A worker receives them by message. */
export interface CheckChoice {
  check: string;
  facts?: unknown;
}

/** Rules that a document should follow, as a plug-in of its editor. The editor checks again when it gets another object. */
export interface Rules extends CheckChoice {
  checks: Checks;
  /** Opens a worker with the same checks. Its file calls `serveWorker(checks)`. */
  openWorker(): Worker;
  /** Returns the message of a problem. `lineOf` returns the line of a position. */
  sentence(t: TranslateText, problem: DocumentProblem, lineOf: (at: number) => number): string;
}
