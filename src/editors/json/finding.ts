import { goesBeside, openWorker } from './beside.ts';
import { cannotHold, find, type Found, type Sought, type Wanted } from './find.ts';

/** Looks for something in documents, in long ones in a worker that is kept until the end. */
export function startFinding() {
  let worker: Worker | undefined;
  let asked: { resolve(found: Found): void; reject(error: Error): void }[] = [];
  const end = () => {
    worker?.terminate();
    worker = undefined;
    asked = [];
  };
  const open = () => {
    const own = openWorker();
    own.onmessage = ({ data }: MessageEvent<Found>) => asked.shift()?.resolve(data);
    own.onerror = ({ message }) => {
      const waiting = asked;
      end();
      for (const { reject } of waiting) reject(new Error(message));
    };
    return own;
  };
  return {
    /** The first `most` places are told. */
    async find(text: string, wanted: Wanted, most = 0): Promise<Found> {
      if (cannotHold(text, wanted)) return { counts: {}, taken: 0, places: [], text };
      if (!goesBeside(text.length)) return find(text, wanted, most);
      worker ??= open();
      const answer = new Promise<Found>((resolve, reject) => asked.push({ resolve, reject }));
      worker.postMessage({ text, wanted, most } satisfies Sought);
      return answer;
    },
    end,
  };
}
