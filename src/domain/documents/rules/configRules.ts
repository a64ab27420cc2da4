import type { Rules } from '../../../editors/json/rules.ts';
import { openWorkerAt } from '../../../editors/json/worker.ts';
import { configChecks } from './configChecks.ts';
import { configProblemText } from './configProblemText.ts';
import type { DocumentFacts } from './facts.ts';
// The build creates the URL of the worker.
// oxlint-disable-next-line import/default
import workerFile from './rules.worker.ts?worker&url';

export const configRules = (check: keyof typeof configChecks, facts: DocumentFacts | undefined): Rules => ({
  check,
  facts,
  checks: configChecks,
  openWorker: () => openWorkerAt(workerFile),
  sentence: configProblemText,
});
