import { goesBeside, openWorker } from './beside.ts';
import { cannotHold, find, type FindRequest, type TextMatches, type TextReplacement } from './find.ts';

/** Looks for something in documents, in long ones in a worker that is kept until the end; where that fails, on the page. */
export function startFinding() {
  let worker: Worker | undefined;
  let asked: { sought: FindRequest; told(found: TextMatches): void }[] = [];
  const end = () => {
    worker?.terminate();
    worker = undefined;
    asked = [];
  };
  const open = () => {
    const own = openWorker();
    own.onmessage = ({ data }: MessageEvent<TextMatches>) => asked.shift()?.told(data);
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
    async find(text: string, wanted: TextReplacement, most = 0): Promise<TextMatches> {
      if (cannotHold(text, wanted)) return { counts: {}, taken: 0, places: [], text };
      if (!goesBeside(text.length)) return find(text, wanted, most);
      worker ??= open();
      const sought: FindRequest = { text, wanted, most };
      const answer = new Promise<TextMatches>(told => asked.push({ sought, told }));
      worker.postMessage(sought);
      return answer;
    },
    end,
  };
}
