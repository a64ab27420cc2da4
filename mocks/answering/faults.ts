/** How a list may be answered: a page with its total, the whole list under `data`, the whole list bare. */
export const LIST_SHAPES = ['paged', 'data', 'array'] as const;
export type ListShape = (typeof LIST_SHAPES)[number];

/** How references are answered: all by id alone, or all as objects. */
export const REFS = ['ids', 'populated'] as const;
export type Refs = (typeof REFS)[number];

/** What comes with success instead of the answer, once the call has done its work. */
export const BAD_ANSWERS = ['broken', 'html', 'empty', 'wrongShape', 'cut'] as const;

/** One fault: what happens to calls of `match` (`GET /api/users`, `* /api/*`). */
export interface Fault {
  match: string;
  status?: number;
  body?: unknown;
  /** Headers of the answer, such as Retry-After. */
  headers?: Record<string, string>;
  /** Broken JSON, a gateway's page, nothing, something else than what was asked; or the connection breaks in the middle of the body. */
  answer?: (typeof BAD_ANSWERS)[number];
  delayMs?: number;
  /** Never answers. */
  hang?: boolean;
  /** Loses the connection. */
  drop?: boolean;
  /** The first of two calls is answered after the second. */
  outOfOrder?: boolean;
  /** Works this often, then no more. */
  times?: number;
  /** Works on every n-th call only. */
  every?: number;
  /** Works by chance, from 0, never, to 1, always. */
  chance?: number;
}

/** One call as the tape has it. */
export interface TapedCall {
  n: number;
  at: string;
  method: string;
  path: string;
  body?: unknown;
  /** Its body has come to its end. */
  whole: boolean;
  /** 0 until it is answered. */
  status: number;
  ms: number;
}

/** Switches of the local demo and the tests. */
export interface Faults {
  rules: Fault[];
  tape: TapedCall[];
  taped: number;
  listShape: ListShape | undefined;
  refs: Refs | undefined;
  /** Tokens issued before this (epoch milliseconds) have expired. */
  tokensSince: number;
  mailFails: boolean;
  /** The proxy server is not OK until then (epoch milliseconds); Infinity: until somebody restarts it. */
  proxyBack: number;
  /** How far the card processor's clock, by which subscriptions live, is ahead; milliseconds. */
  ahead: number;
  /** Lets every call go that hangs or waits its turn. */
  release: Set<() => void>;
}

export const noFaults = (): Faults => ({ rules: [], tape: [], taped: 0, listShape: undefined, refs: undefined, tokensSince: 0, mailFails: false, proxyBack: 0, ahead: 0, release: new Set() });

/** Back to a platform without faults; the tape stays. */
export function clearFaults(faults: Faults) {
  for (const go of faults.release) go();
  const { tape, taped } = faults;
  Object.assign(faults, noFaults(), { tape, taped });
}
