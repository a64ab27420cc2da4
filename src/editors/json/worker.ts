// The URL of the worker's file in the build.
// oxlint-disable-next-line import/default
import workerFile from './check.worker.ts?worker&url';

/** Longer texts, in characters, are handled in a worker, so that the page stays responsive. */
const WORKER_THRESHOLD = 100_000;

declare global {
  interface Window {
    /** Not in the types of TypeScript yet. */
    trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules };
  }
}

/** The content security policy requires trusted types (`require-trusted-types-for`). The file is one of ours. */
const trustedUrl = (url: string) =>
  window.trustedTypes
    ?.createPolicy('editors', { createScriptURL: (own: string) => own })
    .createScriptURL(url) ?? url;

/** Whether texts of this total length, in characters, are handled in a worker. */
export const needsWorker = (length: number) => typeof Worker !== 'undefined' && length > WORKER_THRESHOLD;

/** Opens a worker at a URL of this console. */
export const openWorkerAt = (url: string) => new Worker(trustedUrl(url), { type: 'module' });
export const openWorker = () => openWorkerAt(workerFile);
