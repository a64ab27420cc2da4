import type { CheckDocument, CheckResult } from '../../../editors/json/rules.ts';
import type { DocumentProblem } from '../../../editors/text/problem.ts';
import { appRules } from './appRules.ts';
import type { DocumentFacts } from './facts.ts';
import { editorRules, resultsRules } from './layerConfigRules.ts';
import type { ValueSpot } from './valueSpot.ts';

const rank = ({ severity }: DocumentProblem) => (severity === 'err' ? 0 : 1);

/** Sorts the problems of a check: errors before warnings, each by position. */
const sortProblems =
  (rules: (spot: ValueSpot, facts: DocumentFacts | undefined) => CheckResult): CheckDocument =>
  (text, node, facts) => {
    const result = rules({ text, node }, facts as DocumentFacts | undefined);
    result.problems.sort((a, b) => rank(a) - rank(b) || a.from - b.from);
    return result;
  };

export const configChecks = {
  app: sortProblems(appRules),
  results: sortProblems(resultsRules),
  editor: sortProblems(editorRules),
};
