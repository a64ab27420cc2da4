import type { Checking } from '../text/format.ts';
import type { Checked } from '../text/problem.ts';
import { goesBeside, openWorker } from './beside.ts';
import { checker, type CheckRequest } from './check.ts';
import type { Rules } from './rules.ts';

/** Checks one text after the other: short ones at once, long ones in a worker, the newest only. */
export function startCheckingJson(told: (checked: Checked) => void): Checking {
  let here = checker();
  let worker: Worker | undefined;
  let compared = '';
  let rules: Rules | undefined;
  /** What the page and the worker compare with, and their rules. */
  const known = { here: '', worker: '' };
  const knownRules: { here?: Rules; worker?: Rules } = {};
  /** What is read beside the page now, and what after it. */
  let reading: string | undefined;
  let waiting: string | undefined;

  const end = () => {
    worker?.terminate();
    worker = reading = waiting = undefined;
    known.worker = '';
    delete knownRules.worker;
  };
  const checkHere = (text: string) => {
    if (known.here !== compared) here.compare(compared);
    known.here = compared;
    if (rules && knownRules.here !== rules) here.choose((knownRules.here = rules));
    told(here.check(text));
  };
  const open = () => {
    const own = (rules?.openWorker ?? openWorker)();
    own.addEventListener('message', ({ data }: MessageEvent<Checked>) => {
      const next = waiting;
      reading = waiting = undefined;
      if (next === undefined) told(data);
      else ask(next);
    });
    // It failed, or its file is gone since a deploy.
    own.addEventListener('error', () => {
      const text = waiting ?? reading;
      end();
      if (text !== undefined) checkHere(text);
    });
    return own;
  };
  const ask = (text: string) => {
    worker ??= open();
    reading = text;
    const asked: CheckRequest = {
      text,
      ...(known.worker !== compared && { compare: compared }),
      ...(rules && knownRules.worker !== rules && { choice: { check: rules.check, facts: rules.facts } }),
    };
    known.worker = compared;
    if (rules) knownRules.worker = rules;
    worker.postMessage(asked);
  };

  return {
    compare(text: string) {
      compared = text;
    },
    setRules(given) {
      const next = given as Rules;
      if (next.checks !== rules?.checks) {
        here = checker(next.checks);
        known.here = '';
        end();
      }
      rules = next;
    },
    check(text: string) {
      if (!goesBeside(text.length + compared.length)) {
        // What is still read of an older text is not waited for.
        if (reading !== undefined) end();
        checkHere(text);
      } else if (reading === undefined) ask(text);
      else waiting = text;
    },
    end,
  };
}
