import type { CheckDocument, CheckResult } from '../../../editors/json/rules.ts';
import type { DocumentProblem } from '../../../editors/text/problem.ts';
import { appRules } from './app.ts';
import type { DocumentFacts } from './facts.ts';
import { editorRules, resultsRules } from './layers.ts';
import type { ValueSpot } from './valueSpot.ts';

const rank = ({ severity }: DocumentProblem) => (severity === 'err' ? 0 : 1);

/** Sorts the problems of a check: errors before warnings, each by position. */
const inOrder =
  (rules: (spot: ValueSpot, facts: DocumentFacts | undefined) => CheckResult): CheckDocument =>
  (text, node, facts) => {
    const found = rules({ text, node }, facts as DocumentFacts | undefined);
    found.problems.sort((a, b) => rank(a) - rank(b) || a.from - b.from);
    return found;
  };

export const configChecks = {
  app: inOrder(appRules),
  results: inOrder(resultsRules),
  editor: inOrder(editorRules),
};
