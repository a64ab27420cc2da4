import { TokenNotStoredError } from '../auth/session.ts';
import { CallError, isReplyLost, requestIdForSupport } from '../platform/errors.ts';
import { failureSentence, joinSentences, retryTime } from '../platform/failureSentence.ts';
import type { LazyMessage } from './accountText.ts';

export type FormErrors<F extends string = string> = { [K in F]?: LazyMessage };

/** An error of a whole form or page, and whether a retry may help. */
export interface PageProblem {
  message: LazyMessage;
  /** Suggests what to do. */
  advice?: LazyMessage | undefined;
  canRetry: boolean;
  /** The platform's id of the request, for support. */
  requestId?: string | undefined;
  /** The time (epoch milliseconds) until which the platform refuses attempts. */
  retryAt?: number;
  /** Counts the errors, so that screen readers announce an equal text again. */
  occurrence?: number;
}

/** A form's own texts for failures. */
export interface FailureWording {
  /** The documented text of the failure. The platform's message follows it. */
  failed?: LazyMessage | undefined;
  /** The text for a refusal without a message. */
  refused?: LazyMessage | undefined;
  /** Suggests what to do. It comes last. */
  advice?: ((error: unknown) => LazyMessage | undefined) | undefined;
}

/** The platform reports an inactive account only by its message, without a code. */
export const isAccountInactive = (error: unknown) =>
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
export function toPageProblem(error: unknown, wording: FailureWording = {}, now = Date.now()): PageProblem {
  const retryAt = retryTime(error, now);
  if (retryAt) return { message: t => failureSentence(t, error), canRetry: true, retryAt };
  const reply = error instanceof CallError && error.status > 0 ? error : undefined;
  const failed = reply && wording.failed;
  const unexplained = failed ? () => '' : reply && isJudged(reply) ? wording.refused : undefined;
  return {
    message: t =>
      error instanceof TokenNotStoredError
        ? t('account.login.notStored')
        : failureSentence(t, error, { failed: failed?.(t), unexplained: unexplained?.(t) }),
    advice: wording.advice?.(error),
    canRetry: mayRetry(error),
    requestId: requestIdForSupport(error),
  };
}

/** Assigns the platform's errors to these fields. All other errors become a problem of the form. */
export function toFormErrors<F extends string>(
  error: unknown,
  fields: readonly F[],
  wording: FailureWording = {},
) {
  const fieldErrors = error instanceof CallError ? Object.entries(error.body.errors) : [];
  const isField = (name: string): name is F => (fields as readonly string[]).includes(name);
  const errors: FormErrors<F> = {};
  for (const [name, text] of fieldErrors) if (isField(name)) errors[name] = () => text;
  const formErrors = fieldErrors.filter(([name]) => !isField(name)).map(([, text]) => text);
  if (formErrors.length) {
    const message: LazyMessage = t => joinSentences(wording.failed?.(t), ...formErrors);
    return { errors, problem: { message, canRetry: false } };
  }
  return { errors, problem: fieldErrors.length ? undefined : toPageProblem(error, wording) };
}
