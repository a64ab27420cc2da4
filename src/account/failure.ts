import { TokenNotStored } from '../auth/session.ts';
import { CallError, isReplyLost, requestReference } from '../platform/errors.ts';
import { failureSentence, joinSentences, retryTime } from '../platform/failureSentence.ts';
import type { Says } from './text.ts';

export type FormErrors<F extends string = string> = { [K in F]?: Says };

/** What went wrong with a whole form or page, and whether asking again may help. */
export interface PageProblem {
  says: Says;
  /** What to do about it. */
  advice?: Says | undefined;
  retry: boolean;
  /** What the platform calls the request, for whoever is asked for help. */
  reference?: string | undefined;
  /** Before this (epoch milliseconds) the platform will not judge again. */
  until?: number;
  /** Counts what went wrong, so that the same sentence is read out again. */
  nth?: number;
}

/** What a form or page says of a failure in its own words. */
export interface FailureWording {
  /** The documented sentence of what failed; the platform's own follows it. */
  failed?: Says | undefined;
  /** Said where the platform judged what was sent and refused it without a word. */
  refused?: Says | undefined;
  /** What to do about it, said after it. */
  advice?: ((error: unknown) => Says | undefined) | undefined;
}

/** The account is there but inactive: the platform tells so by its sentence only, there is no code for it. */
export const isInactive = (error: unknown) =>
  error instanceof CallError &&
  [401, 403].includes(error.status) &&
  /\b(not active|inactive|deactivated|disabled)\b/i.test(error.serverMessage);

/** The platform could not judge: nothing was asked of it, no answer came, or one about itself rather than about what was asked. */
export const mayRetry = (error: unknown) =>
  !(error instanceof CallError) ||
  [408, 429].includes(error.status) ||
  error.status >= 500 ||
  isReplyLost(error);

/** The platform judged what was sent; other refusals, or one without its JSON, may be a gateway's. */
const isJudged = ({ status: httpStatus, body }: CallError) =>
  [401, 422].includes(httpStatus) || ([400, 403].includes(httpStatus) && Object.keys(body).length > 1);

/** What went wrong, as one sentence. What failed is said where the platform answered, and then needs no other reason than its own. */
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

/** Puts the platform's field errors under these fields; what matches none of them is the problem of the whole form. */
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
