import {
  CallError,
  isProgramError,
  isUnanswered,
  minutes,
  referenceOf,
  unreadableText,
} from '../platform/errors.ts';
import { TokenNotStored } from '../session/session.ts';
import type { Says } from './text.ts';

export type FieldErrors<F extends string = string> = { [K in F]?: Says };

/** What went wrong with a whole form or page, and whether asking again may help. */
export interface Problem {
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
export interface Words {
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
  /\b(not active|inactive|deactivated|disabled)\b/i.test(error.said);

/** Nobody knows what the platform did, or nothing was asked of it. */
export const isLost = (error: unknown) => !(error instanceof CallError) || isUnanswered(error);

/** The platform could not judge: no answer, or an answer about itself rather than about what was asked. */
export const mayRetry = (error: unknown) =>
  isLost(error) || [408, 429].includes((error as CallError).status) || (error as CallError).status >= 500;

/** The platform judged what was sent; other refusals, or one without its JSON, may be a gateway's. */
const isJudged = ({ status, body }: CallError) =>
  [401, 422].includes(status) || ([400, 403].includes(status) && Object.keys(body).length > 1);

function whatHappened(error: unknown, { failed, refused }: Words): Says {
  if (error instanceof TokenNotStored) return t => t('account.login.notStored');
  if (!(error instanceof CallError))
    return t => t(isProgramError(error) ? 'failure.program' : 'failure.code');
  const { failure, said, status } = error;
  if (failure === 'offline' || failure === 'timeout') return t => t(`failure.${failure}`);
  if (failure === 'unreadable') return t => unreadableText(t, error);
  if (failed) return said ? followedBy(failed, said) : failed;
  if (said) return () => said;
  if (refused && isJudged(error)) return refused;
  return failure === 'forbidden' ? t => t('failure.forbidden') : t => t('failure.server', { status });
}

const followedBy =
  (first: Says, then: string): Says =>
  t =>
    `${first(t).replace(/\.?$/, '.')} ${then}`;

/** What went wrong, as one sentence. */
export function problemOf(error: unknown, words: Words = {}, now = Date.now()): Problem {
  const wait = error instanceof CallError && error.status === 429 ? error.retryAfter : undefined;
  if (wait)
    return {
      says: t => t('failure.tooMany', { time: minutes(wait) }),
      retry: true,
      until: now + 1000 * wait,
    };
  return {
    says: whatHappened(error, words),
    advice: words.advice?.(error),
    retry: mayRetry(error),
    reference: referenceOf(error),
  };
}

/** Puts the platform's field errors under these fields; what matches none of them is the problem of the whole form. */
export function sortOut<F extends string>(error: unknown, fields: readonly F[], words: Words = {}) {
  const all = error instanceof CallError ? Object.entries(error.body.errors) : [];
  const isField = (name: string): name is F => (fields as readonly string[]).includes(name);
  const errors: FieldErrors<F> = {};
  for (const [name, text] of all) if (isField(name)) errors[name] = () => text;
  const rest = all.filter(([name]) => !isField(name)).map(([, text]) => text);
  if (rest.length) {
    const said = rest.join(' ');
    return {
      errors,
      problem: { says: words.failed ? followedBy(words.failed, said) : () => said, retry: false },
    };
  }
  return { errors, problem: all.length ? undefined : problemOf(error, words) };
}
