import type { Checked } from '../text/problem.ts';
import { differences, type ReadText } from './differences.ts';
import { parseJson } from './read.ts';
import { readable } from './readable.ts';
import type { CheckChoice, Checks } from './rules.ts';

/** What the worker is asked; it answers in turn. */
export interface CheckRequest {
  text: string;
  /** What to compare with from now on. */
  compare?: string;
  /** Which check of the rules to use from now on. */
  choice?: CheckChoice;
}

/** Checks texts, one after the other, against what they are compared with, and by one of the checks. */
export function checker(checks: Checks = {}) {
  let compared: ReadText | undefined;
  let choice: CheckChoice | undefined;
  return {
    choose(next: CheckChoice) {
      choice = next;
    },
    compare(text: string) {
      compared = readable(text);
    },
    check(text: string): Checked {
      const { root, mistake, doubts, doubtCount } = parseJson(text);
      const places = root && !mistake && compared && differences({ text, root }, compared);
      const check = choice && checks[choice.check];
      const broken = root && !mistake && check ? check(text, root, choice?.facts) : undefined;
      const problems = [...(mistake ? [mistake] : []), ...(broken?.problems ?? []), ...doubts];
      return {
        problems,
        errorCount: broken?.errorCount ?? (mistake ? 1 : 0),
        warningCount: doubtCount + (broken?.warningCount ?? 0),
        valid: !mistake,
        ...(places && { places }),
      };
    },
  };
}

/** In how many places a document means something else than another; undefined where one of both is not JSON. */
export function differenceCount(text: string, from: string): number | undefined {
  const [one, other] = [readable(text), readable(from)];
  return one && other && differences(one, other).length;
}
