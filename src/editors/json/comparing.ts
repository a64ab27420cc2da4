import { goesBeside, openWorker } from './beside.ts';
import { compare, type Compared, type Versions } from './compare.ts';

/** Compares versions of a document, long ones in a worker that is kept until the end, or on the page where that fails; a newer question drops the older one. */
export function startComparing() {
  let worker: Worker | undefined;
  let busy = false;
  const end = () => {
    worker?.terminate();
    worker = undefined;
    busy = false;
  };
  return {
    async compare(versions: Versions): Promise<Compared> {
      if (!goesBeside(versions.base.length + versions.mine.length + versions.theirs.length))
        return compare(versions);
      if (busy) end();
      const own = (worker ??= openWorker());
      busy = true;
      return new Promise(resolve => {
        own.onmessage = ({ data }: MessageEvent<Compared>) => {
          busy = false;
          resolve(data);
        };
        // It failed, or its file is gone since a deploy.
        own.onerror = () => {
          end();
          resolve(compare(versions));
        };
        own.postMessage(versions);
      });
    },
    end,
  };
}
