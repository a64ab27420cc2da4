import { positionIn, type DocumentRange } from '../text/problem.ts';
import { changes, type JsonChange } from './changes.ts';
import { differences } from './differences.ts';
import { mergeJson, type Choices, type Merged } from './merge.ts';
import { type JsonProblem } from './node.ts';
import { parseJson } from './read.ts';
import { readable } from './readable.ts';

/** Three versions of a document: as it was opened, as it is here, and as it is stored now. */
export interface Versions {
  base: string;
  mine: string;
  theirs: string;
  choices: Choices;
}

/** What is told of a text that will be saved, with the line where it stands. */
export type RemainingProblem = JsonProblem & { line: number };

interface Result {
  /** The text to save. */
  text: string;
  /** What is doubtful in it: the first ones, and how many there are. */
  left: RemainingProblem[];
  leftCount: number;
}
/** Nobody else changed it: my changes. */
export interface ReviewedChanges extends Result {
  changes: JsonChange[];
}
/** Somebody did: what became of both, and where the result, its lines ended by one sign, differs from what is stored. */
export interface MergedVersions extends Result {
  merged: Merged;
  places: DocumentRange[];
}
export type VersionComparison = ReviewedChanges | MergedVersions;

const TOLD = 3;

function resultOf(text: string): Result {
  const { doubts, doubtCount } = parseJson(text);
  return {
    text,
    left: doubts.slice(0, TOLD).map(doubt => ({ ...doubt, line: positionIn(text, doubt.from).line })),
    leftCount: doubtCount,
  };
}

/** What saving `mine` means, where `theirs` is stored. */
export function compareVersions({ base, mine, theirs, choices }: Versions): VersionComparison {
  if (base === theirs || !changes(base, theirs).length)
    return { ...resultOf(mine), changes: changes(base, mine) };
  const merged = mergeJson(base, mine, theirs, choices);
  const [now, stored] = [readable(merged.text.replaceAll('\r\n', '\n')), readable(theirs)];
  return { ...resultOf(merged.text), merged, places: now && stored ? differences(now, stored) : [] };
}
