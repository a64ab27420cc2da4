import type { Check, Found } from '../../../editors/json/rules.ts';
import type { Problem } from '../../../editors/text/problem.ts';
import { appRules } from './app.ts';
import type { Facts } from './facts.ts';
import { editorRules, resultsRules } from './layers.ts';
import type { Spot } from './spot.ts';

const rank = ({ severity }: Problem) => (severity === 'err' ? 0 : 1);

/** A check whose problems are in order: what does not work first, each by its place. */
const inOrder =
  (rules: (spot: Spot, facts: Facts | undefined) => Found): Check =>
  (text, node, facts) => {
    const found = rules({ text, node }, facts as Facts | undefined);
    found.problems.sort((a, b) => rank(a) - rank(b) || a.from - b.from);
    return found;
  };

/** The checks of an application's configs, each by its part. */
export const checks = {
  app: inOrder(appRules),
  results: inOrder(resultsRules),
  editor: inOrder(editorRules),
};
