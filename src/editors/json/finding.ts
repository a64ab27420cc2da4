import { goesBeside, openWorker } from './beside.ts';
import { cannotHold, find, type Found, type Sought, type Wanted } from './find.ts';

/** Looks for something in documents, in long ones in a worker that is kept until the end; where that fails, on the page. */
export function startFinding() {
  let worker: Worker | undefined;
  let asked: { sought: Sought; told(found: Found): void }[] = [];
  const end = () => {
    worker?.terminate();
    worker = undefined;
    asked = [];
  };
  const open = () => {
    const own = openWorker();
    own.onmessage = ({ data }: MessageEvent<Found>) => asked.shift()?.told(data);
    // It failed, or its file is gone since a deploy.
    own.onerror = () => {
      const waiting = asked;
      end();
      for (const {
        sought: { text, wanted, most },
        told,
      } of waiting)
        told(find(text, wanted, most));
    };
    return own;
  };
  return {
    /** The first `most` places are told. */
    async find(text: string, wanted: Wanted, most = 0): Promise<Found> {
      if (cannotHold(text, wanted)) return { counts: {}, taken: 0, places: [], text };
      if (!goesBeside(text.length)) return find(text, wanted, most);
      worker ??= open();
      const sought: Sought = { text, wanted, most };
      const answer = new Promise<Found>(told => asked.push({ sought, told }));
      worker.postMessage(sought);
      return answer;
    },
    end,
  };
}
