/** What the stand-in answers of its own records. */
export interface RecordedCall {
  id: number;
  /** ISO. */
  at: string;
  method: string;
  path: string;
  body?: unknown;
  /** 0 while it is under way. */
  status: number;
  /** The connection was lost. */
  lost?: true;
  ms: number;
}

/** One call with what is known of it besides; that is kept for the last ones. */
export interface WholeCall extends RecordedCall {
  /** As it is documented, such as `GET /api/users/{id}`. */
  route: string;
  statusText: string;
  headers?: Record<string, string>;
  replyHeaders?: Record<string, string>;
  reply?: unknown;
  tooLong?: true;
  /** Milliseconds of waiting that a rule added. */
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

export const ANSWERS = ['broken', 'html', 'empty', 'wrongShape', 'cut'] as const;

export interface Behaviour {
  /** Method and path: `* /api/*`. */
  match: string;
  status?: number;
  answer?: (typeof ANSWERS)[number];
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
  /** To how many calls it happened. */
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
  /** Of subscriptions, ISO. */
  now: string;
}
