import type { Node, Problem } from '../json/read.ts';
import { severityOf } from '../json/severity.ts';
import { appRules } from './app.ts';
import type { Facts } from './facts.ts';
import type { Found } from './finding.ts';
import { editorRules, resultsRules } from './layers.ts';

const RULES = { app: appRules, results: resultsRules, editor: editorRules };

/** Which rules a document is held to, and what is known from outside. */
export interface Held {
  rules: keyof typeof RULES;
  facts?: Facts | undefined;
}

const rank = (problem: Problem) => (severityOf(problem) === 'err' ? 0 : 1);

/** What a document that can be read breaks: what does not work first, each by its place. */
export function breaches({ rules, facts }: Held, text: string, root: Node): Found {
  const found = RULES[rules]({ text, node: root }, facts);
  found.problems.sort((a, b) => rank(a) - rank(b) || a.from - b.from);
  return found;
}
