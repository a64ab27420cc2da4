/** The records of the stand-in platform. */
export interface RecordedCall {
  id: number;
  /** ISO 8601. */
  at: string;
  method: string;
  path: string;
  body?: unknown;
  /** 0 while the call is pending. */
  status: number;
  /** Whether the connection was lost. */
  lost?: true;
  ms: number;
}

/** The complete record of a call. The stand-in keeps it only for the latest calls. */
export interface CallDetailsRecord extends RecordedCall {
  /** The documented route, such as `GET /api/users/{id}`. */
  route: string;
  statusText: string;
  headers?: Record<string, string>;
  replyHeaders?: Record<string, string>;
  reply?: unknown;
  tooLong?: true;
  /** The delay that a rule added in milliseconds. */
  added?: number;
  rules?: { id: number; name: string }[];
  from?: { name: string; role: string };
}

export interface SentEmail {
  id: number;
  to: string;
  subject: string;
  lines: string[];
  link: string | null;
  /** Epoch seconds. */
  sentAt: number;
}

export const REPLY_FAULTS = ['broken', 'html', 'empty', 'wrongShape', 'cut'] as const;

export interface Behaviour {
  /** Method and path: `* /api/*`. */
  match: string;
  status?: number;
  answer?: (typeof REPLY_FAULTS)[number];
  delayMs?: number;
  hang?: boolean;
  drop?: boolean;
  outOfOrder?: boolean;
  times?: number;
  every?: number;
  chance?: number;
}

export interface FaultRuleRecord extends Behaviour {
  id: number;
  name?: string;
  off?: boolean;
  /** The number of calls to which the rule was applied. */
  played: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Switches {
  id: string;
  listShape: 'paged' | 'data' | 'array' | null;
  refs: 'ids' | 'populated' | null;
  mailFails: boolean;
  proxySick: boolean;
  /** The date of subscriptions in ISO 8601. */
  now: string;
}
