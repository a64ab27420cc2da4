import { goesBeside, openWorker } from './beside.ts';
import { compareVersions, type VersionComparison, type Versions } from './compare.ts';

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
    async compare(versions: Versions): Promise<VersionComparison> {
      if (!goesBeside(versions.base.length + versions.mine.length + versions.theirs.length))
        return compareVersions(versions);
      if (busy) end();
      const own = (worker ??= openWorker());
      busy = true;
      return new Promise(resolve => {
        own.onmessage = ({ data }: MessageEvent<VersionComparison>) => {
          busy = false;
          resolve(data);
        };
        // It failed, or its file is gone since a deploy.
        own.onerror = () => {
          end();
          resolve(compareVersions(versions));
        };
        own.postMessage(versions);
      });
    },
    end,
  };
}
