// Its address, which the build makes.
// oxlint-disable-next-line import/default
import workerFile from './check.worker.ts?worker&url';

/** Longer texts are worked on beside the page, so that nobody waits for it. */
const LONG = 100_000;

declare global {
  interface Window {
    /** Where a browser has them; TypeScript does not know them yet. */
    trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules };
  }
}

/** The document requires it (`require-trusted-types-for`); the file is one of ours. */
const trusted = (url: string) =>
  window.trustedTypes
    ?.createPolicy('editors', { createScriptURL: (own: string) => own })
    .createScriptURL(url) ?? url;

/** Whether texts of so many signs together are worked on beside the page. */
export const goesBeside = (length: number) => typeof Worker !== 'undefined' && length > LONG;

/** Opens the worker whose file is at an address of ours. */
export const openWorkerAt = (url: string) => new Worker(trusted(url), { type: 'module' });
export const openWorker = () => openWorkerAt(workerFile);
