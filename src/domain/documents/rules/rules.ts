import { openWorkerAt } from '../../../editors/json/beside.ts';
import type { Rules } from '../../../editors/json/rules.ts';
import { breachText } from './breachText.ts';
import { checks } from './checks.ts';
import type { Facts } from './facts.ts';
// Its address, which the build makes.
// oxlint-disable-next-line import/default
import workerFile from './rules.worker.ts?worker&url';

/** The rules of one of an application's configs, with what its services and the application say. */
export const configRules = (check: keyof typeof checks, facts: Facts | undefined): Rules => ({
  check,
  facts,
  checks,
  openWorker: () => openWorkerAt(workerFile),
  sentence: breachText,
});
