import { goesBeside, openWorker } from './beside.ts';
import { checker, type Asked, type Checked } from './check.ts';
import type { Held } from '../rules/rules.ts';

/** Checks one text after the other: short ones at once, long ones in a worker, the newest only. */
export function startChecking(told: (checked: Checked) => void) {
  const here = checker();
  let worker: Worker | undefined;
  let compared = '';
  let held: Held | undefined;
  /** Who knows yet what to compare with, and what to hold it to. */
  const known = { here: '', worker: '' };
  const holds: { here?: Held; worker?: Held } = {};
  let busy = false;
  let waiting: string | undefined;

  const ask = (text: string) => {
    if (!worker) {
      worker = openWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => {
        busy = false;
        const next = waiting;
        waiting = undefined;
        if (next === undefined) told(data);
        else ask(next);
      });
    }
    busy = true;
    const asked: Asked = { text, ...(known.worker !== compared && { compare: compared }), ...(held && holds.worker !== held && { held }) };
    known.worker = compared;
    if (held) holds.worker = held;
    worker.postMessage(asked);
  };

  return {
    compare(text: string) {
      compared = text;
    },
    hold(to: Held) {
      held = to;
    },
    check(text: string) {
      if (goesBeside(text.length + compared.length)) {
        if (busy) waiting = text;
        else ask(text);
        return;
      }
      if (known.here !== compared) here.compare(compared);
      known.here = compared;
      if (held && holds.here !== held) here.hold((holds.here = held));
      told(here.check(text));
    },
    end: () => worker?.terminate(),
  };
}
