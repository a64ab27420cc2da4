import { truncate, type JsonKind } from '../../../editors/json/node.ts';
import type { CheckResult } from '../../../editors/json/rules.ts';
import type { DocumentProblem } from '../../../editors/text/problem.ts';
import { BREACHES, type Breach } from './breach.ts';
import { pathTo, shortSource, textOf, under, type ValueSpot } from './valueSpot.ts';

/** How many problems of each severity are listed. Further ones are only counted. */
const TOLD = 200;

export type Tell = (kind: Breach, spot: ValueSpot, about?: DocumentProblem['about'], mend?: string) => void;

/**
 * Collects the problems that `tell` reports. `mend` is the JSON that a quick fix inserts instead of the
 * value.
 */
export function finding(): { found: CheckResult; tell: Tell } {
  const found: CheckResult = { problems: [], errorCount: 0, warningCount: 0 };
  const tell: Tell = (kind, spot, about = {}, quickFix) => {
    const severity = BREACHES[kind];
    const count = severity === 'err' ? 'errorCount' : 'warningCount';
    found[count] += 1;
    if (found[count] > TOLD) return;
    const { from, to } = spot.node;
    const short = Object.fromEntries(
      Object.entries(about).map(([name, value]) => [
        name,
        typeof value === 'string' ? truncate(value) : value,
      ]),
    );
    found.problems.push({
      kind,
      severity,
      from,
      to,
      path: pathTo(spot),
      about: short,
      ...(quickFix !== undefined && { quickFix: { from, to, insert: quickFix } }),
    });
  };
  return { found, tell };
}

/**
 * Returns the property if it has the wanted kind. Reports another kind, and a missing property if it is
 * needed.
 */
export function expect(
  tell: Tell,
  parent: ValueSpot,
  name: string,
  kind: JsonKind,
  isNeeded = false,
): ValueSpot | undefined {
  const spot = under(parent, name);
  if (!spot || (isNeeded && textOf(spot)?.trim() === '')) {
    if (isNeeded) tell('missing', spot ?? parent, { name });
    return undefined;
  }
  if (spot.node.kind === kind) return spot;
  tell('type', spot, { name, is: spot.node.kind, wanted: kind });
  return undefined;
}

/** Returns a required name or id, which may be a string or a number. */
export function expectId(tell: Tell, parent: ValueSpot, name: string): ValueSpot | undefined {
  return under(parent, name)?.node.kind === 'number'
    ? under(parent, name)
    : expect(tell, parent, name, 'string', true);
}

/** Returns the objects among the entries and reports all others. */
export const objects = (tell: Tell, entries: readonly ValueSpot[]): ValueSpot[] =>
  entries.filter(entry => {
    if (entry.node.kind === 'object') return true;
    tell('type', entry, { name: `[${entry.step}]`, is: entry.node.kind, wanted: 'object' });
    return false;
  });

/** Reports every entry that repeats an earlier one. */
export function checkUnique(
  tell: Tell,
  kind: 'sameId' | 'repeated',
  spots: readonly (readonly [said: string | undefined, spot: ValueSpot | undefined])[],
) {
  const first = new Map<string, ValueSpot>();
  for (const [value, spot] of spots) {
    if (!value || !spot) continue;
    const before = first.get(value);
    if (before) tell(kind, spot, { value, at: before.node.from });
    else first.set(value, spot);
  }
}

/** Reports a number that is out of its range. */
export function checkRange(tell: Tell, parent: ValueSpot, name: string, min: number, max = Infinity) {
  const spot = expect(tell, parent, name, 'number');
  const value = spot && Number(shortSource(spot));
  if (spot && !(value! >= min && value! <= max))
    tell(max === Infinity ? 'least' : 'range', spot, {
      name,
      value: shortSource(spot),
      min,
      ...(max !== Infinity && { max }),
    });
}

const normalizeName = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Returns the edit distance of two texts, or a number larger than `most` if it exceeds `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1)
      row.push(
        Math.min(
          before[to]! + 1,
          row[to - 1]! + 1,
          before[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1),
        ),
      );
    before = row;
  }
  return before.at(-1)!;
}

/**
 * Returns the choice that a misspelled text most likely means: one that differs only in case and punctuation,
 * or else the closest one.
 */
export function nearest(typed: string, choices: readonly string[]): string | undefined {
  const meant = normalizeName(typed.slice(0, 100));
  if (!meant) return undefined;
  const same = choices.find(choice => normalizeName(choice) === meant);
  if (same !== undefined || meant.length < 4) return same;
  let most = Math.floor(meant.length / 3);
  let best: string | undefined;
  for (const choice of choices) {
    const far = distance(meant, normalizeName(choice), most);
    if (far > most || (best !== undefined && far === most)) continue;
    most = far;
    best = choice;
  }
  return best;
}

/** Reports a text that is not among the choices. */
export function checkOneOf(
  tell: Tell,
  spot: ValueSpot | undefined,
  name: string,
  choices: readonly string[],
  also: readonly string[] = [],
) {
  const value = textOf(spot);
  if (spot === undefined || value === undefined || choices.includes(value) || also.includes(value)) return;
  const meant = nearest(value, choices);
  tell(
    'unknown',
    spot,
    { name, value, choices: choices.join(', '), ...(meant !== undefined && { closest: meant }) },
    meant && JSON.stringify(meant),
  );
}
