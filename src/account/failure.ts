import { TokenNotStored } from '../auth/session.ts';
import { CallError, isReplyLost, requestReference } from '../platform/errors.ts';
import { failureSentence, joinSentences, retryTime } from '../platform/failureSentence.ts';
import type { Says } from './text.ts';

export type FormErrors<F extends string = string> = { [K in F]?: Says };

/** An error of a whole form or page, and whether a retry may help. */
export interface PageProblem {
  says: Says;
  /** Suggests what to do. */
  advice?: Says | undefined;
  retry: boolean;
  /** The platform's id of the request, for support. */
  reference?: string | undefined;
  /** The time (epoch milliseconds) until which the platform refuses attempts. */
  until?: number;
  /** Counts the errors, so that screen readers announce an equal text again. */
  nth?: number;
}

/** A form's own texts for failures. */
export interface FailureWording {
  /** The documented text of what failed. The platform's message follows it. */
  failed?: Says | undefined;
  /** The text for a refusal without a message. */
  refused?: Says | undefined;
  /** Suggests what to do. It comes last. */
  advice?: ((error: unknown) => Says | undefined) | undefined;
}

/** The platform reports an inactive account only by its message, without a code. */
export const isInactive = (error: unknown) =>
  error instanceof CallError &&
  [401, 403].includes(error.status) &&
  /\b(not active|inactive|deactivated|disabled)\b/i.test(error.serverMessage);

/**
 * Returns whether the platform did not decide about the request: no reply came, or a reply about the platform
 * itself.
 */
export const mayRetry = (error: unknown) =>
  !(error instanceof CallError) ||
  [408, 429].includes(error.status) ||
  error.status >= 500 ||
  isReplyLost(error);

/**
 * Returns whether the platform decided about the request. Other refusals, and those without JSON, may come
 * from a gateway.
 */
const isJudged = ({ status: httpStatus, body }: CallError) =>
  [401, 422].includes(httpStatus) || ([400, 403].includes(httpStatus) && Object.keys(body).length > 1);

/**
 * Describes a failure. If the platform replied and the form has a `failed` text, only the platform's message
 * follows it as the cause.
 */
export function problemOf(error: unknown, words: FailureWording = {}, now = Date.now()): PageProblem {
  const until = retryTime(error, now);
  if (until) return { says: t => failureSentence(t, error), retry: true, until };
  const answered = error instanceof CallError && error.status > 0 ? error : undefined;
  const failed = answered && words.failed;
  const unexplained = failed ? () => '' : answered && isJudged(answered) ? words.refused : undefined;
  return {
    says: t =>
      error instanceof TokenNotStored
        ? t('account.login.notStored')
        : failureSentence(t, error, { failed: failed?.(t), unexplained: unexplained?.(t) }),
    advice: words.advice?.(error),
    retry: mayRetry(error),
    reference: requestReference(error),
  };
}

/** Assigns the platform's errors to these fields. All other errors become a problem of the form. */
export function sortOut<F extends string>(error: unknown, fields: readonly F[], words: FailureWording = {}) {
  const all = error instanceof CallError ? Object.entries(error.body.errors) : [];
  const isField = (name: string): name is F => (fields as readonly string[]).includes(name);
  const errors: FormErrors<F> = {};
  for (const [name, text] of all) if (isField(name)) errors[name] = () => text;
  const rest = all.filter(([name]) => !isField(name)).map(([, text]) => text);
  if (rest.length) {
    const says: Says = t => joinSentences(words.failed?.(t), ...rest);
    return { errors, problem: { says, retry: false } };
  }
  return { errors, problem: all.length ? undefined : problemOf(error, words) };
}
