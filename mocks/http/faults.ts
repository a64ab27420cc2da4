/** The shapes of a list reply: a page with its total, the whole list under `data`, a bare array. */
export const LIST_SHAPES = ['paged', 'data', 'array'] as const;
export type ListShape = (typeof LIST_SHAPES)[number];

/** The shapes of references: all as IDs, or all as objects. */
export const REFS = ['ids', 'populated'] as const;
export type Refs = (typeof REFS)[number];

/** Invalid bodies of a successful reply, sent after the call has done its work. */
export const INVALID_REPLIES = ['broken', 'html', 'empty', 'wrongShape', 'cut'] as const;

/** A fault for the calls that match `match` (`GET /api/users`, `* /api/*`). */
export interface Fault {
  match: string;
  status?: number;
  body?: unknown;
  /** Headers of the reply, such as Retry-After. */
  headers?: Record<string, string>;
  /**
   * Broken JSON, the page of a gateway, an empty body, another shape, or a body that is cut off in the
   * middle.
   */
  answer?: (typeof INVALID_REPLIES)[number];
  delayMs?: number;
  /** Never responds. */
  hang?: boolean;
  /** Loses the connection. */
  drop?: boolean;
  /** The first of two calls gets its response after the second. */
  outOfOrder?: boolean;
  /** Applies this many times, then never again. */
  times?: number;
  /** Applies only to every n-th call. */
  every?: number;
  /** The probability that it applies, from 0 to 1. */
  chance?: number;
  name?: string;
  /** The rule is kept, but does not apply. */
  off?: boolean;
  /** Spares the calls that open the console, unless it names exactly one of them. */
  sparing?: boolean;
  id?: number;
  /** How many calls it has affected. */
  played?: number;
}

export interface LoggedCall {
  n: number;
  at: string;
  method: string;
  path: string;
  /** The whole body has been received. */
  isWhole: boolean;
  /** 0 until the response is sent. */
  status: number;
  /** The connection was lost. */
  lost?: true;
  ms: number;
}

/** Further details of a call. All except `sent` are unmasked: mask them before showing them. */
export interface LoggedDetails {
  /** JSON without secrets. */
  sent?: string;
  headers: Record<string, string>;
  replyHeaders: Record<string, string>;
  /** Missing until it is complete, and if it is too long to be kept. */
  reply?: string;
  tooLong?: boolean;
  /** The rules that applied, and the milliseconds that they added. */
  rules: Fault[];
  added: number;
}

/** Switches of the local demo and the tests. */
export interface Faults {
  rules: Fault[];
  requestLog: LoggedCall[];
  taped: number;
  /** The details of the last calls, by the number of the call. */
  details: Map<number, LoggedDetails>;
  /** The highest number given to a rule. */
  numbered: number;
  listShape: ListShape | undefined;
  refs: Refs | undefined;
  /** Tokens issued before this (epoch milliseconds) have expired. */
  tokensSince: number;
  mailFails: boolean;
  /** The proxy server is unavailable until then (epoch milliseconds); Infinity means until it is restarted. */
  proxyBack: number;
  /** How far the clock of cards and subscriptions is ahead, in milliseconds. */
  prefetchedCalls: number;
  /** Releases every call that hangs or waits for its turn. */
  release: Set<() => void>;
}

/** The body of a call, while it is kept. */
export const sentBody = ({ details }: Faults, { n }: LoggedCall): unknown => {
  const sent = details.get(n)?.sent;
  return sent && JSON.parse(sent);
};

export const noFaults = (): Faults => ({
  rules: [],
  requestLog: [],
  taped: 0,
  details: new Map(),
  numbered: 0,
  listShape: undefined,
  refs: undefined,
  tokensSince: 0,
  mailFails: false,
  proxyBack: 0,
  prefetchedCalls: 0,
  release: new Set(),
});

/** Clears all faults and switches. The recorded calls stay. */
export function clearFaults(faults: Faults) {
  for (const go of faults.release) go();
  const { requestLog, taped, details, numbered } = faults;
  Object.assign(faults, noFaults(), { requestLog, taped, details, numbered });
}
