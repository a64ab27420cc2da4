import { checker, type Asked, type Checked } from './check.ts';
// Its address, which the build makes.
// oxlint-disable-next-line import/default
import workerFile from './check.worker.ts?worker&url';

/** Longer texts are checked beside the page, so that nobody waits for it. */
const LONG = 100_000;

declare global {
  interface Window {
    /** Where a browser has them; TypeScript does not know them yet. */
    trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules };
  }
}

/** The document requires it (`require-trusted-types-for`); the file is one of ours. */
const trusted = (url: string) => window.trustedTypes?.createPolicy('editors', { createScriptURL: (own: string) => own }).createScriptURL(url) ?? url;

/** Checks one text after the other: short ones at once, long ones in a worker, the newest only. */
export function startChecking(told: (checked: Checked) => void) {
  const here = checker();
  let worker: Worker | undefined;
  let compared = '';
  /** Who knows yet what to compare with. */
  const known = { here: '', worker: '' };
  let busy = false;
  let waiting: string | undefined;

  const ask = (text: string) => {
    if (!worker) {
      worker = new Worker(trusted(workerFile), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => {
        busy = false;
        const next = waiting;
        waiting = undefined;
        if (next === undefined) told(data);
        else ask(next);
      });
    }
    busy = true;
    const asked: Asked = { text, ...(known.worker !== compared && { compare: compared }) };
    known.worker = compared;
    worker.postMessage(asked);
  };

  return {
    compare(text: string) {
      compared = text;
    },
    check(text: string) {
      if (typeof Worker !== 'undefined' && text.length + compared.length > LONG) {
        if (busy) waiting = text;
        else ask(text);
        return;
      }
      if (known.here !== compared) here.compare(compared);
      known.here = compared;
      told(here.check(text));
    },
    end: () => worker?.terminate(),
  };
}
