import { truncate, type JsonKind } from '../../../editors/json/node.ts';
import type { CheckResult } from '../../../editors/json/rules.ts';
import type { DocumentProblem } from '../../../editors/text/problem.ts';
import { PROBLEM_SEVERITIES, type ConfigProblemKind } from './problemSeverities.ts';
import { getPath, getProperty, getText, shortSource, type ValueSpot } from './valueSpot.ts';

/** How many problems of each severity are listed. Further ones are only counted. */
const MAX_REPORTED = 200;

export type ReportProblem = (
  kind: ConfigProblemKind,
  spot: ValueSpot,
  about?: DocumentProblem['about'],
  mend?: string,
) => void;

/**
 * Collects the problems that `report` reports. `mend` is the JSON that a quick fix inserts instead of the
 * value.
 */
export function createReport(): { result: CheckResult; report: ReportProblem } {
  const result: CheckResult = { problems: [], errorCount: 0, warningCount: 0 };
  const report: ReportProblem = (kind, spot, about = {}, quickFix) => {
    const severity = PROBLEM_SEVERITIES[kind];
    const count = severity === 'err' ? 'errorCount' : 'warningCount';
    result[count] += 1;
    if (result[count] > MAX_REPORTED) return;
    const { from, to } = spot.node;
    const short = Object.fromEntries(
      Object.entries(about).map(([name, value]) => [
        name,
        typeof value === 'string' ? truncate(value) : value,
      ]),
    );
    result.problems.push({
      kind,
      severity,
      from,
      to,
      path: getPath(spot),
      about: short,
      ...(quickFix !== undefined && { quickFix: { from, to, insert: quickFix } }),
    });
  };
  return { result, report };
}

/**
 * Returns the property if it has the wanted kind. Reports another kind, and a missing property if it is
 * needed.
 */
export function checkKind(
  report: ReportProblem,
  parent: ValueSpot,
  name: string,
  kind: JsonKind,
  isRequired = false,
): ValueSpot | undefined {
  const spot = getProperty(parent, name);
  if (!spot || (isRequired && getText(spot)?.trim() === '')) {
    if (isRequired) report('missing', spot ?? parent, { name });
    return undefined;
  }
  if (spot.node.kind === kind) return spot;
  report('type', spot, { name, is: spot.node.kind, wanted: kind });
  return undefined;
}

/** Returns a required name or id, which may be a string or a number. */
export function checkId(report: ReportProblem, parent: ValueSpot, name: string): ValueSpot | undefined {
  return getProperty(parent, name)?.node.kind === 'number'
    ? getProperty(parent, name)
    : checkKind(report, parent, name, 'string', true);
}

/** Returns the objects among the entries and reports all others. */
export const filterObjects = (report: ReportProblem, entries: readonly ValueSpot[]): ValueSpot[] =>
  entries.filter(entry => {
    if (entry.node.kind === 'object') return true;
    report('type', entry, { name: `[${entry.step}]`, is: entry.node.kind, wanted: 'object' });
    return false;
  });

/** Reports every entry that repeats an earlier one. */
export function checkUnique(
  report: ReportProblem,
  kind: 'sameId' | 'repeated',
  spots: readonly (readonly [said: string | undefined, spot: ValueSpot | undefined])[],
) {
  const first = new Map<string, ValueSpot>();
  for (const [value, spot] of spots) {
    if (!value || !spot) continue;
    const firstSpot = first.get(value);
    if (firstSpot) report(kind, spot, { value, at: firstSpot.node.from });
    else first.set(value, spot);
  }
}

/** Reports a number that is out of its range. */
export function checkRange(
  report: ReportProblem,
  parent: ValueSpot,
  name: string,
  min: number,
  max = Infinity,
) {
  const spot = checkKind(report, parent, name, 'number');
  const value = spot && Number(shortSource(spot));
  if (spot && !(value! >= min && value! <= max))
    report(max === Infinity ? 'least' : 'range', spot, {
      name,
      value: shortSource(spot),
      min,
      ...(max !== Infinity && { max }),
    });
}

const normalizeName = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Returns the edit distance of two texts, or a number larger than `maxDistance` if it exceeds `maxDistance`. */
function editDistance(one: string, other: string, maxDistance: number): number {
  if (Math.abs(one.length - other.length) > maxDistance) return maxDistance + 1;
  let previousRow = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1)
      row.push(
        Math.min(
          previousRow[to]! + 1,
          row[to - 1]! + 1,
          previousRow[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1),
        ),
      );
    previousRow = row;
  }
  return previousRow.at(-1)!;
}

/**
 * Returns the choice that a misspelled text most likely means: one that differs only in case and punctuation,
 * or else the closest one.
 */
export function findClosest(typed: string, choices: readonly string[]): string | undefined {
  const meant = normalizeName(typed.slice(0, 100));
  if (!meant) return undefined;
  const same = choices.find(choice => normalizeName(choice) === meant);
  if (same !== undefined || meant.length < 4) return same;
  let maxDistance = Math.floor(meant.length / 3);
  let best: string | undefined;
  for (const choice of choices) {
    const editCount = editDistance(meant, normalizeName(choice), maxDistance);
    if (editCount > maxDistance || (best !== undefined && editCount === maxDistance)) continue;
    maxDistance = editCount;
    best = choice;
  }
  return best;
}

/** Reports a text that is not among the choices. */
export function checkOneOf(
  report: ReportProblem,
  spot: ValueSpot | undefined,
  name: string,
  choices: readonly string[],
  also: readonly string[] = [],
) {
  const value = getText(spot);
  if (spot === undefined || value === undefined || choices.includes(value) || also.includes(value)) return;
  const meant = findClosest(value, choices);
  report(
    'unknown',
    spot,
    { name, value, choices: choices.join(', '), ...(meant !== undefined && { closest: meant }) },
    meant && JSON.stringify(meant),
  );
}
