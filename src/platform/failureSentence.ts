import { CallError, formatMinutes, isProgramError, type UnreadableReason } from './errors.ts';

type FailureKey =
  | 'failure.program'
  | 'failure.code'
  | 'failure.offline'
  | 'failure.timeout'
  | 'failure.unreadable'
  | `failure.came.${UnreadableReason}`
  | 'failure.tooMany'
  | 'failure.forbidden'
  | 'failure.server';
type Translate = (key: FailureKey, values?: Record<string, unknown>) => string;

export interface FailureSentenceParts {
  /** The text that says what failed. It comes first. */
  failed?: string | undefined;
  /** Replaces the status if the platform gave no reason. */
  unexplained?: string | undefined;
  /** The text that says what to do. It comes last. */
  advice?: string | undefined;
}

/** Joins the texts that are not empty, and ends all but the last with a period. */
export const joinSentences = (...texts: (string | undefined)[]) =>
  texts.reduce<string>(
    (all, text) => (all && text ? `${all}${/[.!?]$/.test(all) ? '' : '.'} ${text}` : all || text || ''),
    '',
  );

function failureCause(t: Translate, error: unknown, unexplained: string | undefined): string {
  if (!(error instanceof CallError)) return t(isProgramError(error) ? 'failure.program' : 'failure.code');
  const { failure, status: httpStatus, serverMessage, body, retryAfter } = error;
  if (failure === 'offline' || failure === 'timeout') return t(`failure.${failure}`);
  if (failure === 'unreadable')
    return t('failure.unreadable', { came: t(`failure.came.${body.reason as UnreadableReason}`) });
  if (httpStatus === 429 && retryAfter) return t('failure.tooMany', { time: formatMinutes(retryAfter) });
  const fieldTexts = Object.values(body.errors).filter(text => !serverMessage.includes(text));
  return (
    joinSentences(...new Set([serverMessage, ...fieldTexts])) ||
    (unexplained ??
      (httpStatus === 403 ? t('failure.forbidden') : t('failure.server', { status: httpStatus })))
  );
}

/** Describes an error: what failed, its cause in the platform's words if there are any, and what to do. */
export const failureSentence = (
  t: Translate,
  error: unknown,
  { failed, unexplained, advice }: FailureSentenceParts = {},
) => joinSentences(failed, failureCause(t, error, unexplained), advice);

/** Returns the time (epoch milliseconds) until which the platform refuses attempts (429 with Retry-After). */
export const retryTime = (error: unknown, now = Date.now()) =>
  error instanceof CallError && error.status === 429 && error.retryAfter
    ? (error.request?.at ?? now) + 1000 * error.retryAfter
    : undefined;
