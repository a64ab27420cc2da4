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
  /** What it is called, where it has a name. */
  name?: string;
  /** It is kept and does nothing. */
  off?: boolean;
  /** Where it means more than what opens the console it leaves that alone. */
  sparing?: boolean;
  id?: number;
  /** To how many calls it happened. */
  played?: number;
}

/** One call as the tape has it. */
export interface LoggedCall {
  n: number;
  at: string;
  method: string;
  path: string;
  /** Its body has come to its end. */
  whole: boolean;
  /** 0 until it is answered. */
  status: number;
  /** Its connection was lost. */
  lost?: true;
  ms: number;
}

/** What is known of a call besides, as it was said: whoever shows it masks it, but for what was sent. */
export interface LoggedDetails {
  /** JSON without its secrets. */
  sent?: string;
  headers: Record<string, string>;
  replyHeaders: Record<string, string>;
  /** Missing until it is there, and where it is too long to be kept. */
  reply?: string;
  tooLong?: boolean;
  /** What happened to it, and how many of its milliseconds are waiting. */
  rules: Fault[];
  added: number;
}

/** Switches of the local demo and the tests. */
export interface Faults {
  rules: Fault[];
  tape: LoggedCall[];
  taped: number;
  /** By the number of the call; of the last ones. */
  details: Map<number, LoggedDetails>;
  /** The number of the rule that was numbered last. */
  numbered: number;
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

/** What was sent with a call, while it is kept. */
export const sentWith = ({ details }: Faults, { n }: LoggedCall): unknown => {
  const sent = details.get(n)?.sent;
  return sent && JSON.parse(sent);
};

export const noFaults = (): Faults => ({
  rules: [],
  tape: [],
  taped: 0,
  details: new Map(),
  numbered: 0,
  listShape: undefined,
  refs: undefined,
  tokensSince: 0,
  mailFails: false,
  proxyBack: 0,
  ahead: 0,
  release: new Set(),
});

/** Back to a platform without faults; the tape stays. */
export function clearFaults(faults: Faults) {
  for (const go of faults.release) go();
  const { tape, taped, details, numbered } = faults;
  Object.assign(faults, noFaults(), { tape, taped, details, numbered });
}
