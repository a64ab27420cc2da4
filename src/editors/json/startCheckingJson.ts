import type { Checking } from '../text/format.ts';
import type { DocumentReport } from '../text/problem.ts';
import { createChecker, type CheckRequest } from './check.ts';
import type { Rules } from './rules.ts';
import { needsWorker, openWorker } from './worker.ts';

/** Starts checking: short texts at once, long ones in a worker, which skips all waiting texts except the newest. */
export function startCheckingJson(report: (checked: DocumentReport) => void): Checking {
  let pageChecker = createChecker();
  let worker: Worker | undefined;
  let compared = '';
  let rules: Rules | undefined;
  /** The reference text and the rules that the checkers on the page and in the worker have. */
  const comparedTexts = { page: '', worker: '' };
  const appliedRules: { page?: Rules; worker?: Rules } = {};
  /** The text that the worker checks now, and the next one. */
  let checkedText: string | undefined;
  let queuedText: string | undefined;

  const end = () => {
    worker?.terminate();
    worker = checkedText = queuedText = undefined;
    comparedTexts.worker = '';
    delete appliedRules.worker;
  };
  const checkOnPage = (text: string) => {
    if (comparedTexts.page !== compared) pageChecker.compare(compared);
    comparedTexts.page = compared;
    if (rules && appliedRules.page !== rules) pageChecker.choose((appliedRules.page = rules));
    report(pageChecker.check(text));
  };
  const startWorker = () => {
    const newWorker = (rules?.openWorker ?? openWorker)();
    newWorker.addEventListener('message', ({ data }: MessageEvent<DocumentReport>) => {
      const next = queuedText;
      checkedText = queuedText = undefined;
      if (next === undefined) report(data);
      else postToWorker(next);
    });
    // The worker failed, or a deploy has removed its file.
    newWorker.addEventListener('error', () => {
      const text = queuedText ?? checkedText;
      end();
      if (text !== undefined) checkOnPage(text);
    });
    return newWorker;
  };
  const postToWorker = (text: string) => {
    worker ??= startWorker();
    checkedText = text;
    const request: CheckRequest = {
      text,
      ...(comparedTexts.worker !== compared && { compare: compared }),
      ...(rules && appliedRules.worker !== rules && { choice: { check: rules.check, facts: rules.facts } }),
    };
    comparedTexts.worker = compared;
    if (rules) appliedRules.worker = rules;
    worker.postMessage(request);
  };

  return {
    compare(text: string) {
      compared = text;
    },
    setRules(given) {
      const next = given as Rules;
      if (next.checks !== rules?.checks) {
        pageChecker = createChecker(next.checks);
        comparedTexts.page = '';
        end();
      }
      rules = next;
    },
    check(text: string) {
      if (!needsWorker(text.length + compared.length)) {
        // The result for an older text is no longer needed.
        if (checkedText !== undefined) end();
        checkOnPage(text);
      } else if (checkedText === undefined) postToWorker(text);
      else queuedText = text;
    },
    end,
  };
}
