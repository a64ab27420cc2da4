import type { Held } from '../rules/rules.ts';
import type { Checking } from '../text/format.ts';
import type { Checked } from '../text/problem.ts';
import { goesBeside, openWorker } from './beside.ts';
import { checker, type Asked } from './check.ts';

/** Checks one text after the other: short ones at once, long ones in a worker, the newest only. */
export function startChecking(told: (checked: Checked) => void): Checking {
  const here = checker();
  let worker: Worker | undefined;
  let compared = '';
  let held: Held | undefined;
  /** Who knows yet what to compare with, and what to hold it to. */
  const known = { here: '', worker: '' };
  const holds: { here?: Held; worker?: Held } = {};
  /** What is read beside the page now, and what after it. */
  let reading: string | undefined;
  let waiting: string | undefined;

  const end = () => {
    worker?.terminate();
    worker = reading = waiting = undefined;
    known.worker = '';
    delete holds.worker;
  };
  const checkHere = (text: string) => {
    if (known.here !== compared) here.compare(compared);
    known.here = compared;
    if (held && holds.here !== held) here.hold((holds.here = held));
    told(here.check(text));
  };
  const open = () => {
    const own = openWorker();
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
    const asked: Asked = {
      text,
      ...(known.worker !== compared && { compare: compared }),
      ...(held && holds.worker !== held && { held }),
    };
    known.worker = compared;
    if (held) holds.worker = held;
    worker.postMessage(asked);
  };

  return {
    compare(text: string) {
      compared = text;
    },
    hold(to) {
      held = to as Held;
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
