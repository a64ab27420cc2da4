import type { DocumentReport } from '../text/problem.ts';
import { differences, type ParsedText } from './differences.ts';
import { parseJson } from './parseJson.ts';
import { readValidJson } from './readValidJson.ts';
import type { CheckChoice, Checks } from './rules.ts';

/** The message to the worker, which replies in order. */
export interface CheckRequest {
  text: string;
  /** The text to compare with from now on. */
  compare?: string;
  /** The check of the rules to use from now on. */
  choice?: CheckChoice;
}

/** Returns a checker that finds mistakes and warnings, applies one of the checks, and compares with a reference text. */
export function createChecker(checks: Checks = {}) {
  let reference: ParsedText | undefined;
  let choice: CheckChoice | undefined;
  return {
    choose(next: CheckChoice) {
      choice = next;
    },
    compare(text: string) {
      reference = readValidJson(text);
    },
    check(text: string): DocumentReport {
      const { root, mistake, warnings: doubts, warningCount: doubtCount } = parseJson(text);
      const differingRanges = root && !mistake && reference && differences({ text, root }, reference);
      const check = choice && checks[choice.check];
      const ruleResult = root && !mistake && check ? check(text, root, choice?.facts) : undefined;
      const problems = [...(mistake ? [mistake] : []), ...(ruleResult?.problems ?? []), ...doubts];
      return {
        problems,
        errorCount: ruleResult?.errorCount ?? (mistake ? 1 : 0),
        warningCount: doubtCount + (ruleResult?.warningCount ?? 0),
        valid: !mistake,
        ...(differingRanges && { differingRanges }),
      };
    },
  };
}

/** The number of differences between two documents; undefined if one of them is not JSON. */
export function countDifferences(text: string, from: string): number | undefined {
  const [one, other] = [readValidJson(text), readValidJson(from)];
  return one && other && differences(one, other).length;
}
