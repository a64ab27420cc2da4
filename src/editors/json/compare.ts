import { toLineColumn, type DocumentRange } from '../text/problem.ts';
import { diffJson, type JsonChange } from './changes.ts';
import { differences } from './differences.ts';
import { mergeJson, type Choices, type JsonMergeResult } from './merge.ts';
import { type JsonProblem } from './node.ts';
import { parseJson } from './parseJson.ts';
import { readValidJson } from './readValidJson.ts';

/** Three versions of a document: `base` was opened, `mine` is edited here, `theirs` is stored now. */
export interface Versions {
  base: string;
  mine: string;
  theirs: string;
  choices: Choices;
}

/** A problem in the text that will be saved, with its line. */
export type RemainingProblem = JsonProblem & { line: number };

interface ComparisonResult {
  /** The text to save. */
  text: string;
  /** The first warnings about the text. */
  problems: RemainingProblem[];
  problemCount: number;
}
/** The result if no other user changed the document. */
export interface ReviewedChanges extends ComparisonResult {
  changes: JsonChange[];
}
/** The result if another user changed the document. `differingRanges` are the ranges in which the text, with `\n` as line break, differs from the stored one. */
export interface MergedVersions extends ComparisonResult {
  merged: JsonMergeResult;
  differingRanges: DocumentRange[];
}
export type VersionComparison = ReviewedChanges | MergedVersions;

const MAX_PROBLEMS = 3;

function findProblems(text: string): ComparisonResult {
  const { warnings: doubts, warningCount: doubtCount } = parseJson(text);
  return {
    text,
    problems: doubts
      .slice(0, MAX_PROBLEMS)
      .map(doubt => ({ ...doubt, line: toLineColumn(text, doubt.from).line })),
    problemCount: doubtCount,
  };
}

/** Compares the edited version with the stored one, and merges them if both changed. */
export function compareVersions({ base, mine, theirs, choices }: Versions): VersionComparison {
  if (base === theirs || !diffJson(base, theirs).length)
    return { ...findProblems(mine), changes: diffJson(base, mine) };
  const merged = mergeJson(base, mine, theirs, choices);
  const [now, stored] = [readValidJson(merged.text.replaceAll('\r\n', '\n')), readValidJson(theirs)];
  return {
    ...findProblems(merged.text),
    merged,
    differingRanges: now && stored ? differences(now, stored) : [],
  };
}
