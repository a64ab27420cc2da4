import { compareVersions, type VersionComparison, type Versions } from './compare.ts';
import { needsWorker, openWorker } from './worker.ts';

/** Starts comparing versions of a document. Long documents are compared in one worker until `end`, or on the page if it fails. A newer comparison cancels the older one. */
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
      if (!needsWorker(versions.base.length + versions.mine.length + versions.theirs.length))
        return compareVersions(versions);
      if (busy) end();
      const activeWorker = (worker ??= openWorker());
      busy = true;
      return new Promise(resolve => {
        activeWorker.onmessage = ({ data }: MessageEvent<VersionComparison>) => {
          busy = false;
          resolve(data);
        };
        // The worker failed, or a deploy has removed its file.
        activeWorker.onerror = () => {
          end();
          resolve(compareVersions(versions));
        };
        activeWorker.postMessage(versions);
      });
    },
    end,
  };
}
